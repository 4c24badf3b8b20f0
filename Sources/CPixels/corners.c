// The rows of pictures with rounded corners, and with a line along their edge.
#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY

typedef int64_t position;

/// A corner's arc in a row of pixels. All distances are measured outwards from the arc's centre, and are within the
/// radius.
typedef struct {
    int is_left;
    /// The row's two edges; `far` is farther from the centre.
    double near, far;
    /// The circle's positions at the heights `far` and `near`: no part of the row is cut before `begin`, and all of it
    /// is after `end`.
    double begin, end;
} arc;

/// A row of a box.
typedef struct {
    double left, right, height, radius;
    arc arcs[4];
    int count;
    /// The pixels that are fully covered, and those that may be in part, of which the former are some.
    position whole_first, whole_end, first, end;
} box_row;

static double least(double a, double b) { return a < b ? a : b; }
static double most(double a, double b) { return a > b ? a : b; }
static position up(double value) { return (position)value + ((double)(position)value < value); }

/// The third side of a right triangle, which rounding must not make the root of a negative number.
static double other_side(double longest, double side) {
    return __builtin_elementwise_sqrt(most(0, longest * longest - side * side));
}

/// The angle that has this tangent of its half, which is from 0 to 1.
static double angle(double tangent) {
    // Halved twice more, the series is short.
    double t = tangent;
    for (int i = 0; i < 2; i++) t /= 1 + __builtin_elementwise_sqrt(1 + t * t);
    double square = t * t;
    return 8 * t * (1 - square * (1 / 3.0 - square * (1 / 5.0 - square * (1 / 7.0 - square * (1 / 9.0 - square / 11)))));
}

/// The area under a circle around 0 between two positions that are not negative: that of two triangles, one taken
/// away, and of the sector between them.
static double area_under(double radius, double a, double b) {
    double square = radius * radius, at_a = other_side(radius, a), at_b = other_side(radius, b);
    double sine = most(0, b * at_a - a * at_b), cosine = most(0, a * b + at_a * at_b);
    return (b * at_b - a * at_a + square * angle(sine / (square + cosine))) / 2;
}

/// The area outside the circle between two distances.
static double cut_off(const arc *arc, double radius, double from, double to) {
    from = most(0, from), to = least(radius, to);
    double area = most(0, to - most(from, arc->end)) * (arc->far - arc->near);
    double a = most(from, arc->begin), b = least(to, arc->end);
    if (b > a) area += arc->far * (b - a) - area_under(radius, a, b);
    return area;
}

static box_row row_of(const cpixels_box *box, position y, position width) {
    box_row row = {.left = box->left, .right = box->right, .radius = box->radius};
    row.height = most(0, least((double)(y + 1), box->bottom) - most((double)y, box->top));
    if (row.height <= 0 || row.right <= row.left) return row;
    double whole_first = row.left, whole_end = row.right, first = row.left, end = row.right, radius = box->radius;
    for (int corner = 0; corner < 4; corner++) {
        if (!(box->corners >> corner & 1)) continue;
        int is_left = corner % 2 == 0, is_top = corner < 2;
        double near = is_top ? box->top + radius - (double)(y + 1) : (double)y - (box->bottom - radius);
        arc arc = {.is_left = is_left, .near = most(0, near), .far = least(radius, near + 1)};
        if (!(arc.near < arc.far)) continue;
        arc.begin = other_side(radius, arc.far);
        arc.end = other_side(radius, arc.near);
        row.arcs[row.count++] = arc;
        if (is_left) whole_first = most(whole_first, row.left + radius - arc.begin);
        else whole_end = least(whole_end, row.right - radius + arc.begin);
        if (is_left) first = most(first, row.left + radius - arc.end);
        else end = least(end, row.right - radius + arc.end);
    }
    // A little more, for rounding errors.
    row.first = (position)most(0, first - 1e-6);
    row.end = up(end + 1e-6);
    if (row.end > width) row.end = width;
    if (row.first >= row.end) row.first = row.end = 0;
    row.whole_first = row.whole_end = row.first;
    position inner_first = up(whole_first), inner_end = (position)most(0, whole_end);
    if (row.height == 1 && inner_first < inner_end) row.whole_first = inner_first, row.whole_end = inner_end;
    return row;
}

/// The covered share of a pixel.
static double coverage(const box_row *row, position x) {
    if (x >= row->whole_first && x < row->whole_end) return 1;
    if (x < row->first || x >= row->end) return 0;
    double from = (double)x, to = (double)(x + 1);
    double area = most(0, least(to, row->right) - most(from, row->left)) * row->height;
    for (int i = 0; i < row->count; i++) {
        double centre = row->arcs[i].is_left ? row->left + row->radius : row->right - row->radius;
        area -= row->arcs[i].is_left ? cut_off(row->arcs + i, row->radius, centre - to, centre - from)
                                     : cut_off(row->arcs + i, row->radius, from - centre, to - centre);
    }
    return least(most(0, area), 1);
}

typedef struct {
    float channels[3], alpha;
} color;

static color unpacked(uint32_t pixel) {
    return (color){{(float)(pixel & 255), (float)(pixel >> 8 & 255), (float)(pixel >> 16 & 255)}, (float)(pixel >> 24)};
}

/// Source: Porter, Duff, "Compositing digital images", SIGGRAPH 1984: the operator "over".
static color over(color above, color below, float share) {
    float alpha = above.alpha * share, sum = alpha + below.alpha * (255 - alpha) / 255;
    // If both are invisible, any colour will do, but there must be no division by zero.
    float weight = sum > 0 ? alpha / sum : 0;
    for (int i = 0; i < 3; i++) below.channels[i] += (above.channels[i] - below.channels[i]) * weight;
    below.alpha = sum;
    return below;
}

static uint32_t level(float value) { return (uint32_t)(value + 0.5f); }

static uint32_t edge_pixel(const cpixels_frame *frame, const box_row *outside, const box_row *inside, uint32_t pixel,
                           position x) {
    color value = unpacked(pixel);
    double covered = coverage(outside, x);
    if (frame->line) {
        // The line is drawn beyond the edge and cut together with the picture: drawn one after the other, the picture
        // would shine through along the edge.
        double share = (frame->cuts ? 1 : covered) - coverage(inside, x);
        value = over(unpacked(*frame->line), value, (float)most(0, share));
    }
    if (frame->cuts) {
        if (covered == 0) return frame->background ? *frame->background : 0;
        value.alpha *= (float)covered;
        if (frame->background) value = over(value, unpacked(*frame->background), 1);
    }
    return level(value.channels[0]) | level(value.channels[1]) << 8 | level(value.channels[2]) << 16 |
           level(value.alpha) << 24;
}

static position within(position value, position low, position high) {
    return value < low ? low : value > high ? high : value;
}

void cpixels_frame_row(const cpixels_frame *frame, const cpixels_effects *effects, size_t y, size_t count,
                       const uint32_t *pixels, uint32_t *target) {
    position width = (position)count;
    box_row outside = row_of(&frame->outer, (position)y, width), inside = outside;
    // From left to right: nothing, an edge, the line, an edge, the picture, and the same back.
    position ends[] = {outside.whole_first, outside.whole_first, outside.whole_end, outside.whole_end};
    if (frame->line) {
        inside = row_of(&frame->inner, (position)y, width);
        // All of a row is line if nothing of it is inside.
        int is_line = inside.first >= inside.end;
        ends[1] = is_line ? outside.whole_end : within(inside.first, outside.whole_first, outside.whole_end);
        ends[2] = is_line ? outside.whole_end : within(inside.end, outside.whole_first, outside.whole_end);
    }
    for (int side = 0; side < 2; side++) {
        position first = side ? outside.end : 0, end = side ? width : outside.first;
        if (first >= end) continue;
        size_t bytes = (size_t)(end - first) * 4;
        if (!frame->cuts) __builtin_memcpy(target + first, pixels + first, bytes);
        else if (frame->background) __builtin_memcpy(target + first, frame->background, bytes);
        else __builtin_memset(target + first, 0, bytes);
    }
    position kept_first = frame->line ? inside.whole_first : ends[1], kept_end = frame->line ? inside.whole_end : ends[2];
    if (kept_first >= kept_end) kept_first = kept_end = ends[2];
    position x = outside.first;
    const position spans[3][2] = {{ends[0], ends[1]}, {kept_first, kept_end}, {ends[2], ends[3]}};
    for (int i = 0; i < 4; i++) {
        // The line over a picture over a background would be rounded twice.
        if (i < 3 && (spans[i][0] >= spans[i][1] || (i != 1 && frame->shows))) continue;
        position end = i < 3 ? spans[i][0] : outside.end;
        for (; x < end; x++) target[x] = edge_pixel(frame, &outside, &inside, pixels[x], x);
        if (i == 3) break;
        x = spans[i][1];
        size_t length = (size_t)(x - end);
        if (i != 1) effects->blend(CPIXELS_NORMAL, frame->line, pixels + end, target + end, length, 1, 0);
        else if (frame->shows) effects->blend(CPIXELS_NORMAL, pixels + end, frame->background, target + end, length, 1, 0);
        else __builtin_memcpy(target + end, pixels + end, length * 4);
    }
}
#endif
