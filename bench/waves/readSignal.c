/* The yardstick: readSignal <file> <handle> counts a signal's changes with the C reader, and tells the milliseconds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "fstapi.h"

static uint64_t changes, ones;

static void change(void *user, uint64_t time, fstHandle handle, const unsigned char *value) {
    changes++;
    ones += value[0] == '1';
}

static double now(void) {
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return at.tv_sec * 1e3 + at.tv_nsec / 1e6;
}

int main(int count, char **words) {
    double start = now();
    void *fst = fstReaderOpen(words[1]);
    if (!fst) return 1;
    fstReaderClrFacProcessMaskAll(fst);
    fstReaderSetFacProcessMask(fst, atoi(words[2]));
    fstReaderIterBlocks(fst, change, NULL, NULL);
    fstReaderClose(fst);
    printf("{\"milliseconds\": %f, \"changes\": %lu}\n", now() - start, (unsigned long)changes);
    return ones > changes;
}
