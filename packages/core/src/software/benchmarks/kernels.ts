import { code } from '../code.ts';
import type { CoreFile } from '../../generate.ts';

const sort = code`
  #include "benchmark.h"

  #define COUNT 256

  static uint32_t numbers[COUNT];

  static void swap(uint32_t *left, uint32_t *right)
  {
    uint32_t kept = *left;

    *left = *right;
    *right = kept;
  }

  static void quicksort(uint32_t *first, int count)
  {
    while (count > 1) {
      uint32_t pivot = first[(count - 1) / 2];
      int low = -1;
      int high = count;

      for (;;) {
        do
          low++;
        while (first[low] < pivot);
        do
          high--;
        while (first[high] > pivot);
        if (low >= high)
          break;
        swap(&first[low], &first[high]);
      }
      quicksort(first, high + 1);
      first += high + 1;
      count -= high + 1;
    }
  }

  /* Quicksort of pseudo-random numbers (x = 1664525 x + 1013904223): the smallest, if all are in order. */
  uint32_t benchmark_sort(void)
  {
    uint32_t random = 1;

    for (int index = 0; index < COUNT; index++) {
      random = random * 1664525u + 1013904223u;
      numbers[index] = random;
    }
    quicksort(numbers, COUNT);
    for (int index = 1; index < COUNT; index++)
      if (numbers[index - 1] > numbers[index])
        return 0;
    return numbers[0];
  }
`;

const matrix = code`
  #include "benchmark.h"

  #define SIZE 16

  static int32_t left[SIZE][SIZE];
  static int32_t right[SIZE][SIZE];

  /* Product of two matrices: the sum of its elements. */
  uint32_t benchmark_matrix(void)
  {
    uint32_t sum = 0;

    for (int row = 0; row < SIZE; row++)
      for (int column = 0; column < SIZE; column++) {
        left[row][column] = row + column;
        right[row][column] = row - column;
      }
    for (int row = 0; row < SIZE; row++)
      for (int column = 0; column < SIZE; column++) {
        int32_t element = 0;

        for (int inner = 0; inner < SIZE; inner++)
          element += left[row][inner] * right[inner][column];
        sum += (uint32_t)(element * (row + 1));
      }
    return sum;
  }
`;

const crc = code`
  #include "benchmark.h"

  /* CRC-32 (IEEE 802.3) of "123456789" and itself, bit by bit. */
  uint32_t benchmark_crc(void)
  {
    static const char text[] = "123456789";
    uint32_t remainder = 0xFFFFFFFFu;

    for (const char *at = text; *at; at++) {
      remainder ^= (unsigned char)*at;
      for (int bit = 0; bit < 8; bit++)
        remainder = remainder >> 1 ^ (0xEDB88320u & (0u - (remainder & 1u)));
    }
    return ~remainder;
  }
`;

const sieve = code`
  #include "benchmark.h"

  #define LIMIT 2048

  static uint8_t composite[LIMIT];

  /* Sieve of Eratosthenes: how many primes there are below 2048. */
  uint32_t benchmark_sieve(void)
  {
    uint32_t primes = 0;

    for (unsigned number = 0; number < LIMIT; number++)
      composite[number] = 0;
    for (unsigned number = 2; number < LIMIT; number++) {
      if (composite[number])
        continue;
      primes++;
      for (unsigned multiple = 2 * number; multiple < LIMIT; multiple += number)
        composite[multiple] = 1;
    }
    return primes;
  }
`;

const string = code`
  #include "benchmark.h"

  #include <string.h>

  /* Copies a sentence, and counts how often a word is in it. */
  uint32_t benchmark_string(void)
  {
    static const char sentence[] = "the core fetches the word that the program wants from the memory of the bus";
    static const char word[] = "the";
    char copy[sizeof sentence];
    uint32_t found = 0;

    strcpy(copy, sentence);
    for (const char *at = copy; *at; at++)
      if (strncmp(at, word, strlen(word)) == 0)
        found++;
    return strcmp(copy, sentence) == 0 ? found : 0;
  }
`;

export const kernels: CoreFile[] = Object.entries({ sort, matrix, crc, sieve, string }).map(
  ([name, text]) => ({
    path: `benchmark_${name}.c`,
    text,
  }),
);
