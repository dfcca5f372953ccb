import type { Decoder } from './decoder.ts';
import { apb } from './protocols/apb.ts';
import { axi4, axi4Lite } from './protocols/axiDecoders.ts';
import { i2c } from './protocols/i2c.ts';
import { spi } from './protocols/spi.ts';
import { uart } from './protocols/uart.ts';
import { wishbone } from './protocols/wishbone.ts';

/** Every protocol there is. */
export const decoders: readonly Decoder[] = [axi4, axi4Lite, apb, wishbone, uart, spi, i2c];
