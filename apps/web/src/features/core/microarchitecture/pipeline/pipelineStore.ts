import { create } from 'zustand';

/** Before the name of a program that comes with the product. */
export const EXAMPLE = 'example:';

interface PipelineState {
  /** `example:<id>`, or a folder of the project. */
  program: string;
  /** Clock cycle from which it is recorded. */
  from: number;
}

/** What is recorded next. */
export const usePipeline = create<PipelineState>(() => ({ program: `${EXAMPLE}crc-bitwise`, from: 0 }));
