/*
 * Removes render noise: every pixel becomes what a weighted first-order regression over its surroundings says, guided by features
 * (albedo, normal, depth). Two independent halves are given; the weights for one half come from the other, so that noise cannot
 * vouch for itself.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define COLOURS 3
#define FEATURES 7
#define TERMS 8 /* a constant and one slope a feature */
#define PAIRS 36 /* TERMS * (TERMS + 1) / 2 */
#define TILE 32

static inline int clamped(int x, int count) { return x < 0 ? 0 : x >= count ? count - 1 : x; }

static void box_mean(float *target, const float *source, int w, int h, int radius)
{
    float *rows = malloc(sizeof(float) * w * h);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            float sum = 0;
            for (int k = -radius; k <= radius; k++) sum += source[y * w + clamped(x + k, w)];
            rows[y * w + x] = sum / (2 * radius + 1);
        }
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            float sum = 0;
            for (int k = -radius; k <= radius; k++) sum += rows[clamped(y + k, h) * w + x];
            target[y * w + x] = sum / (2 * radius + 1);
        }
    free(rows);
}

static int by_size(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;
    return x < y ? -1 : x > y;
}

/* A pixel on which both halves disagree may not be brighter than its neighbourhood in them. */
static void cut_fireflies(float *first, float *second, int w, int h)
{
    size_t bytes = sizeof(float) * w * h;
    float *a = malloc(bytes), *b = malloc(bytes);
    memcpy(a, first, bytes);
    memcpy(b, second, bytes);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            int p = y * w + x, count = 0;
            if (fabsf(a[p] - b[p]) <= .25f) continue;
            float around[18];
            for (int j = -1; j <= 1; j++)
                for (int i = -1; i <= 1; i++) {
                    int q = clamped(y + j, h) * w + clamped(x + i, w);
                    around[count++] = a[q];
                    around[count++] = b[q];
                }
            qsort(around, 18, sizeof(float), by_size);
            if (a[p] > around[15]) first[p] = around[15];
            if (b[p] > around[15]) second[p] = around[15];
        }
    free(a);
    free(b);
}

/* Solves the normal equations of one pixel by Cholesky; the constant term of the fit is the pixel's colour. */
static void solve(const float *pairs, const float *right, float *colour)
{
    float l[TERMS][TERMS], y[TERMS], x[TERMS];
    int id = 0;
    for (int i = 0; i < TERMS; i++)
        for (int j = 0; j <= i; j++) l[i][j] = pairs[id++ * TILE];
    float ridge = 1e-3f * l[0][0] + 1e-6f;
    for (int i = 1; i < TERMS; i++) l[i][i] += ridge;
    l[0][0] += 1e-9f;
    for (int i = 0; i < TERMS; i++)
        for (int j = 0; j <= i; j++) {
            float s = l[i][j];
            for (int k = 0; k < j; k++) s -= l[i][k] * l[j][k];
            l[i][j] = i == j ? sqrtf(s > 1e-12f ? s : 1e-12f) : s / l[j][j];
        }
    for (int c = 0; c < COLOURS; c++) {
        for (int i = 0; i < TERMS; i++) {
            float s = right[(i * COLOURS + c) * TILE];
            for (int k = 0; k < i; k++) s -= l[i][k] * y[k];
            y[i] = s / l[i][i];
        }
        for (int i = TERMS - 1; i >= 0; i--) {
            float s = y[i];
            for (int k = i + 1; k < TERMS; k++) s -= l[k][i] * x[k];
            x[i] = s / l[i][i];
        }
        colour[c] = x[0] < 0 ? 0 : x[0];
    }
}

/*
 * first, second: the halves, planar [3][h][w], logarithmic; both are changed. features: planar [7][h][w]. result: planar [3][h][w].
 * radius: of the window; patch: half the side of what is compared; patience: how much difference passes for noise;
 * strictness: how much a difference of features counts.
 */
void denoise(int w, int h, float *first, float *second, float *features, float *result, int radius, int patch, float patience, float strictness)
{
    int all = w * h, border = radius + patch, side = TILE + 2 * border, area = side * side, compared = TILE + 2 * patch;
    float *variance = malloc(sizeof(float) * COLOURS * all), *squares = malloc(sizeof(float) * all);
    float *halves[2] = {malloc(sizeof(float) * COLOURS * area), malloc(sizeof(float) * COLOURS * area)};
    float *spread = malloc(sizeof(float) * COLOURS * area), *guides = malloc(sizeof(float) * FEATURES * area);
    float *distance = malloc(sizeof(float) * compared * compared), *rows = malloc(sizeof(float) * compared * compared);
    float *pairs = malloc(sizeof(float) * PAIRS * TILE * TILE), *right = malloc(sizeof(float) * TERMS * COLOURS * TILE * TILE);

    for (int c = 0; c < COLOURS; c++) {
        cut_fireflies(first + c * all, second + c * all, w, h);
        for (int i = 0; i < all; i++) {
            float d = first[c * all + i] - second[c * all + i];
            squares[i] = d * d * .5f;
        }
        box_mean(variance + c * all, squares, w, h, 2);
    }
    memset(result, 0, sizeof(float) * COLOURS * all);

    for (int top = 0; top < h; top += TILE)
        for (int left = 0; left < w; left += TILE) {
            for (int y = 0; y < side; y++)
                for (int x = 0; x < side; x++) {
                    int q = clamped(top - border + y, h) * w + clamped(left - border + x, w), e = y * side + x;
                    for (int c = 0; c < COLOURS; c++) {
                        halves[0][c * area + e] = first[c * all + q];
                        halves[1][c * area + e] = second[c * all + q];
                        spread[c * area + e] = variance[c * all + q];
                    }
                    for (int c = 0; c < FEATURES; c++) guides[c * area + e] = features[c * all + q];
                }
            for (int pass = 0; pass < 2; pass++) {
                const float *guide = halves[1 - pass], *source = halves[pass];
                memset(pairs, 0, sizeof(float) * PAIRS * TILE * TILE);
                memset(right, 0, sizeof(float) * TERMS * COLOURS * TILE * TILE);
                for (int dy = -radius; dy <= radius; dy++)
                    for (int dx = -radius; dx <= radius; dx++) {
                        if (dx * dx + dy * dy > radius * radius + 1) continue;
                        int shift = dy * side + dx;
                        for (int y = 0; y < compared; y++) {
                            int b = (y + radius) * side + radius;
                            float *d = distance + y * compared;
                            memset(d, 0, sizeof(float) * compared);
                            for (int c = 0; c < COLOURS; c++) {
                                const float *g = guide + c * area + b, *v = spread + c * area + b;
                                for (int x = 0; x < compared; x++) {
                                    float apart = g[x] - g[x + shift], here = v[x], there = v[x + shift], least = here < there ? here : there;
                                    d[x] += (apart * apart - (here + least)) / (1e-5f + patience * (here + there));
                                }
                            }
                        }
                        float share = 1.f / ((2 * patch + 1) * (2 * patch + 1) * COLOURS);
                        for (int y = 0; y < compared; y++)
                            for (int x = 0; x < TILE; x++) {
                                float sum = 0;
                                for (int k = 0; k <= 2 * patch; k++) sum += distance[y * compared + x + k];
                                rows[y * compared + x] = sum;
                            }
                        for (int y = 0; y < TILE; y++) {
                            int b = (y + border) * side + border;
                            float weight[TILE], term[TERMS][TILE];
                            for (int x = 0; x < TILE; x++) {
                                float sum = 0;
                                for (int k = 0; k <= 2 * patch; k++) sum += rows[(y + k) * compared + x];
                                weight[x] = sum < 0 ? 0 : sum * share;
                                term[0][x] = 1;
                            }
                            for (int c = 0; c < FEATURES; c++)
                                for (int x = 0; x < TILE; x++) term[c + 1][x] = guides[c * area + b + x + shift] - guides[c * area + b + x];
                            for (int x = 0; x < TILE; x++) {
                                float unlike = 0;
                                for (int c = 1; c < TERMS; c++) unlike += term[c][x] * term[c][x];
                                unlike *= strictness;
                                weight[x] = expf(-(weight[x] > unlike ? weight[x] : unlike));
                            }
                            float *m = pairs + y * TILE * PAIRS, *r = right + y * TILE * TERMS * COLOURS;
                            int id = 0;
                            for (int i = 0; i < TERMS; i++) {
                                float weighted[TILE];
                                for (int x = 0; x < TILE; x++) weighted[x] = weight[x] * term[i][x];
                                for (int j = 0; j <= i; j++, id++)
                                    for (int x = 0; x < TILE; x++) m[id * TILE + x] += weighted[x] * term[j][x];
                                for (int c = 0; c < COLOURS; c++)
                                    for (int x = 0; x < TILE; x++) r[(i * COLOURS + c) * TILE + x] += weighted[x] * source[c * area + b + shift + x];
                            }
                        }
                    }
                for (int y = 0; y < TILE && top + y < h; y++)
                    for (int x = 0; x < TILE && left + x < w; x++) {
                        float colour[COLOURS];
                        solve(pairs + y * TILE * PAIRS + x, right + y * TILE * TERMS * COLOURS + x, colour);
                        for (int c = 0; c < COLOURS; c++) result[c * all + (top + y) * w + left + x] += .5f * colour[c];
                    }
            }
        }
    free(variance), free(squares), free(halves[0]), free(halves[1]), free(spread), free(guides);
    free(distance), free(rows), free(pairs), free(right);
}
