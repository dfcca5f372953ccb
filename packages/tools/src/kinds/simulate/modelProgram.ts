/** First line of a C++ source that says nothing before it includes Verilator's headers: they are precompiled for it. */
export const MODEL_PROGRAM = '// The program around a Verilated model';
