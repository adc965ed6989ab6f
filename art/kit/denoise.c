// Joint non-local means over two half-sample renders (after Rousselle, Knaus, Zwicker 2012 and
// Rousselle, Manzi, Zwicker 2013). Noise in the two halves is independent, so comparing a patch of
// one half with the same patch of the other does not mistake noise for structure; albedo and
// normals keep the filter from crossing edges.
#include <math.h>
#include <stdlib.h>

static void box_blur(float *data, float *scratch, int width, int height, int radius) {
  float weight = 1.0f / (2 * radius + 1);
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float sum = 0;
      for (int i = -radius; i <= radius; i++) {
        int at = x + i;
        at = at < 0 ? 0 : at >= width ? width - 1 : at;
        sum += data[(size_t)y * width + at];
      }
      scratch[(size_t)y * width + x] = sum * weight;
    }
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float sum = 0;
      for (int i = -radius; i <= radius; i++) {
        int at = y + i;
        at = at < 0 ? 0 : at >= height ? height - 1 : at;
        sum += scratch[(size_t)at * width + x];
      }
      data[(size_t)y * width + x] = sum * weight;
    }
}

// a, b: the two halves (height * width * 3). features, feature_noise: guide images and their
// variance, `guides` values a pixel. search, patch: radii in pixels. color_k, guide_k: how
// different two pixels may be, in standard deviations of their noise. out: height * width * 3.
void denoise(const float *a, const float *b, const float *features, const float *feature_noise, int guides,
             int width, int height, int search, int patch, float color_k, float guide_k, float *out) {
  size_t count = (size_t)width * height;
  float *noise = malloc(count * 4), *scratch = malloc(count * 4), *distance = malloc(count * 4);
  float *sum = calloc(count * 3, 4), *weights = calloc(count, 4), *mean = malloc(count * 12);
  for (size_t i = 0; i < count; i++) {
    float v = 0;
    for (int c = 0; c < 3; c++) {
      mean[i * 3 + c] = 0.5f * (a[i * 3 + c] + b[i * 3 + c]);
      float d = a[i * 3 + c] - b[i * 3 + c];
      v += d * d * 0.25f;
    }
    noise[i] = v / 3;
  }
  box_blur(noise, scratch, width, height, 3);
  for (int dy = -search; dy <= search; dy++)
    for (int dx = -search; dx <= search; dx++) {
#pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          int yy = y + dy, xx = x + dx;
          size_t i = (size_t)y * width + x;
          if (yy < 0 || yy >= height || xx < 0 || xx >= width) {
            distance[i] = 1e9f;
            continue;
          }
          size_t j = (size_t)yy * width + xx;
          float s = 0;
          for (int c = 0; c < 3; c++) s += (a[i * 3 + c] - a[j * 3 + c]) * (b[i * 3 + c] - b[j * 3 + c]);
          s = s < 0 ? 0 : s / 3;
          distance[i] = s / (1e-6f + color_k * color_k * (noise[i] + noise[j]));
        }
      box_blur(distance, scratch, width, height, patch);
#pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          int yy = y + dy, xx = x + dx;
          if (yy < 0 || yy >= height || xx < 0 || xx >= width) continue;
          size_t i = (size_t)y * width + x, j = (size_t)yy * width + xx;
          float apart = distance[i], guide = 0;
          if (apart > 12) continue;
          for (int c = 0; c < guides; c++) {
            float e = features[i * guides + c] - features[j * guides + c];
            float vi = feature_noise[i * guides + c], vj = feature_noise[j * guides + c];
            float q = (e * e - (vi + (vi < vj ? vi : vj))) / (guide_k * guide_k * (vi > 4e-4f ? vi : 4e-4f) * 2.0f + 1e-5f);
            if (q > guide) guide = q;
          }
          if (guide > apart) apart = guide;
          if (apart > 12) continue;
          float w = expf(-apart);
          for (int c = 0; c < 3; c++) sum[i * 3 + c] += w * mean[j * 3 + c];
          weights[i] += w;
        }
    }
  for (size_t i = 0; i < count; i++)
    for (int c = 0; c < 3; c++) out[i * 3 + c] = weights[i] > 0 ? sum[i * 3 + c] / weights[i] : mean[i * 3 + c];
  free(noise);
  free(scratch);
  free(distance);
  free(sum);
  free(weights);
  free(mean);
}
