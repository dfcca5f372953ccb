import type { Pinmux } from '@netloom/pinmux';
import type { z } from 'zod';

/** A multiplexer as a file says it: what is as by default may be left out. */
export type PinmuxText = z.input<typeof Pinmux>;
