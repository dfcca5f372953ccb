import { RegisterMap } from '@netloom/model';
import { LIN } from './lin.ts';
import { PINMUX } from './pinmux.ts';

/** Register maps to begin with, beside those of the IP library; made when they are asked for. */
export const REGISTER_TEMPLATES = [PINMUX, LIN].map((text) => ({
  id: text.name,
  make: (name = text.name) => RegisterMap.parse({ ...text, name }),
}));
