/* Writes the dumps that are measured: dumps <kind> <file> [<megabytes>]. FST by the C writer in Verilator's include folder. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fstapi.h"

static uint64_t seed = 88172645463325252ULL;
static uint64_t next(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }

static void code(char *out, int number) {
    do { *out++ = 33 + number % 94; number /= 94; } while (number > 0);
    *out = 0;
}

/* A clock, 1500 bits and 400 words; at each rising edge 40 bits and 12 words change. */
static void vcd(FILE *out, double limit) {
    enum { bits = 1500, words = 400 };
    char id[8], digits[33];
    double written = 0;
    fprintf(out, "$timescale 1ps $end\n$scope module top $end\n");
    for (int i = 0; i < bits + words; i++) {
        code(id, i);
        fprintf(out, i < bits ? "$var wire 1 %s bit%d $end\n" : "$var wire 32 %s word%d [31:0] $end\n", id, i);
    }
    fprintf(out, "$upscope $end\n$enddefinitions $end\n");
    for (long time = 0; written < limit; time += 500) {
        int rises = time / 500 & 1;
        written += fprintf(out, "#%ld\n%d!\n", time, rises);
        for (int i = 0; rises && i < 40; i++) {
            code(id, 1 + next() % (bits - 1));
            written += fprintf(out, "%d%s\n", (int)(next() >> 40) & 1, id);
        }
        for (int i = 0; rises && i < 12; i++) {
            uint32_t word = next() >> (8 * (next() % 4)) & 0xffffffff;
            int length = 32;
            while (length > 1 && !(word >> (length - 1))) length--;
            for (int bit = 0; bit < length; bit++) digits[bit] = '0' + (word >> (length - 1 - bit) & 1);
            digits[length] = 0;
            code(id, bits + next() % words);
            written += fprintf(out, "b%s %s\n", digits, id);
        }
    }
}

static fstHandle variable(void *fst, const char *name, int width) {
    return fstWriterCreateVar(fst, FST_VT_VCD_WIRE, FST_VD_IMPLICIT, width, name, 0);
}

static void scopes(void *fst, int depth, int *count) {
    char name[32];
    for (int child = 0; child < 6; child++) {
        sprintf(name, "unit%d", child);
        fstWriterSetScope(fst, FST_ST_VCD_MODULE, name, NULL);
        for (int i = 0; i < 9 && *count < 420000; i++, ++*count) {
            sprintf(name, "signal%d", i);
            variable(fst, name, i % 3 == 0 ? 8 : 1);
        }
        if (depth > 1) scopes(fst, depth - 1, count);
        fstWriterSetUpscope(fst);
    }
}

/* 420,000 variables six scopes deep, 46,500 times; 710 of them change at each, the others once in a while. */
static void deep(void *fst) {
    enum { times = 46500, busy = 710 };
    int count = 0;
    scopes(fst, 6, &count);
    for (int time = 0; time < times; time++) {
        fstWriterEmitTimeChange(fst, (uint64_t)time * 100);
        const char *bits = time & 1 ? "10101010" : "01010101";
        for (int i = 0; i < busy; i++) fstWriterEmitValueChange(fst, 1 + i, bits);
        for (int i = 0; i < 20; i++) fstWriterEmitValueChange(fst, 1 + busy + (time * 20 + i) % (count - busy), bits);
    }
}

/* Words of 1024 random bits: what no packing makes smaller. */
static void wide(void *fst, double limit) {
    enum { words = 64, width = 1024 };
    static char octets[256][8], digits[width];
    fstHandle handles[words];
    char name[32];
    for (int i = 0; i < 2048; i++) octets[i >> 3][i & 7] = '0' + (i >> 3 >> (7 - (i & 7)) & 1);
    fstWriterSetPackType(fst, FST_WR_PT_LZ4);
    for (int i = 0; i < words; i++) {
        sprintf(name, "word%d", i);
        handles[i] = variable(fst, name, width);
    }
    double written = 0;
    for (uint64_t time = 0; written < limit; time += 10) {
        fstWriterEmitTimeChange(fst, time);
        for (int i = 0; i < words; i++, written += width / 8) {
            for (int at = 0; at < width; at += 64) {
                uint64_t random = next();
                for (int byte = 0; byte < 8; byte++) memcpy(digits + at + 8 * byte, octets[random >> 8 * byte & 255], 8);
            }
            fstWriterEmitValueChange(fst, handles[i], digits);
        }
    }
}

/* 200 signals that all change at each of a million times: 150 bits and 50 bytes. */
static void many(void *fst) {
    enum { signals = 200, bits = 150 };
    char name[32], digits[9] = "00000000";
    for (int i = 0; i < signals; i++) {
        sprintf(name, "signal%d", i);
        variable(fst, name, i < bits ? 1 : 8);
    }
    for (int time = 0; time < 1000000; time++) {
        fstWriterEmitTimeChange(fst, (uint64_t)time * 10 + next() % 9);
        for (int i = 0; i < signals; i++) {
            int value = i < bits ? time & 1 : (time + (int)(next() % 200)) & 255;
            for (int bit = 0; bit < 8; bit++) digits[bit] = '0' + (value >> (7 - bit) & 1);
            fstWriterEmitValueChange(fst, i + 1, i < bits ? digits + 7 : digits);
        }
    }
}

int main(int count, char **words) {
    double limit = count > 3 ? atof(words[3]) * 1e6 : 0;
    if (!strcmp(words[1], "vcd")) {
        FILE *out = fopen(words[2], "w");
        if (!out) return 1;
        vcd(out, limit);
        return fclose(out) != 0;
    }
    void *fst = fstWriterCreate(words[2], 1);
    if (!fst) return 1;
    fstWriterSetTimescale(fst, -12);
    fstWriterSetScope(fst, FST_ST_VCD_MODULE, "top", NULL);
    if (!strcmp(words[1], "deep")) deep(fst);
    if (!strcmp(words[1], "wide")) wide(fst, limit);
    if (!strcmp(words[1], "many")) many(fst);
    fstWriterClose(fst);
    return 0;
}
