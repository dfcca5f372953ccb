/* Writes an FST with what simulators rarely write: tables of names, type names, source places, strings over
 * several blocks, ports, events, a blackout, an offset of time. Argument: file, and "hang" to leave it unfinished. */
#include <stdio.h>
#include <string.h>
#include "fstapi.h"

static const char *names[] = {"IDLE", "a b", "DONE"};
static const char *codes[] = {"00", "01", "10"};

int main(int argc, char **argv) {
  void *f = fstWriterCreate(argv[1], 1);
  char port[] = "DU 06 60", text[40];
  double level;
  fstWriterSetTimescaleFromString(f, "10ps");
  fstWriterSetTimezero(f, -70);
  fstWriterSetPackType(f, FST_WR_PT_LZ4);
  fstEnumHandle states = fstWriterCreateEnumTable(f, "state_t", 3, 2, names, codes);
  fstWriterSetSourceStem(f, "/rtl/top.sv", 12, 0);
  fstWriterSetScope(f, FST_ST_VCD_MODULE, "top", "top_def");
  fstWriterEmitEnumTableRef(f, states);
  fstHandle first = fstWriterCreateVar(f, FST_VT_SV_LOGIC, FST_VD_OUTPUT, 2, "first [1:0]", 0);
  fstHandle between = fstWriterCreateVar(f, FST_VT_SV_LOGIC, FST_VD_INPUT, 2, "between [1:0]", 0);
  fstWriterEmitEnumTableRef(f, states);
  fstHandle second = fstWriterCreateVar(f, FST_VT_SV_LOGIC, FST_VD_IMPLICIT, 2, "second [1:0]", 0);
  fstWriterCreateVar(f, FST_VT_SV_LOGIC, FST_VD_INOUT, 2, "alias [1:0]", first);
  fstHandle typed = fstWriterCreateVar2(f, FST_VT_VCD_REG, FST_VD_BUFFER, 1, "typed", 0, "std_ulogic",
                                        FST_SVT_VHDL_SIGNAL, FST_SDT_VHDL_STD_ULOGIC);
  fstHandle note = fstWriterCreateVar(f, FST_VT_GEN_STRING, FST_VD_IMPLICIT, 0, "note", 0);
  fstHandle real = fstWriterCreateVar(f, FST_VT_VCD_REAL, FST_VD_IMPLICIT, 64, "level", 0);
  fstHandle event = fstWriterCreateVar(f, FST_VT_VCD_EVENT, FST_VD_IMPLICIT, 1, "tick", 0);
  fstWriterSetScope(f, 22, "array", 0);
  fstWriterSetSourceStem(f, "/rtl/sub.sv", 34, 0);
  fstHandle pads = fstWriterCreateVar(f, FST_VT_VCD_PORT, FST_VD_IMPLICIT, 2 * 3 + 2, "pads [1:0]", 0);
  fstWriterSetUpscope(f);
  fstWriterSetUpscope(f);
  for (int i = 0; i < 300; i++) {
    fstWriterEmitTimeChange(f, 100 + 10 * i);
    if (i == 120) fstWriterEmitDumpActive(f, 0);
    if (i == 125) fstWriterEmitDumpActive(f, 1);
    fstWriterEmitValueChange(f, first, codes[i % 3]);
    fstWriterEmitValueChange(f, between, i % 2 ? "1x" : "z0");
    fstWriterEmitValueChange(f, second, codes[i / 100]);
    fstWriterEmitValueChange(f, typed, i % 2 ? "U" : "1");
    if (i == 5 || i == 250) {
      sprintf(text, "note %d", i);
      fstWriterEmitVariableLengthValueChange(f, note, text, strlen(text));
    }
    level = i / 8.0;
    fstWriterEmitValueChange(f, real, &level);
    if (i % 50 == 0) fstWriterEmitValueChange(f, event, "1");
    port[0] = i % 4 == 3 ? 'N' : "LHZ"[i % 4 % 3];
    fstWriterEmitValueChange(f, pads, port);
    if (i % 100 == 99) {
      fstWriterFlushContext(f);
      if (argc > 2) {
        printf("flushed\n");
        fflush(stdout);
        if (getchar() == EOF) return 0;
      }
    }
  }
  fstWriterClose(f);
  return 0;
}
