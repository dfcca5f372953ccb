import { sv } from '../../sv.ts';

/** Who decodes answers in nobody's name, with an error and without check bits. */
export const LOST = 'DECERR has none: it comes from where no address leads on.';

export const RESPONSES = sv`
  localparam logic [1:0] SLVERR = 2'b10;
  localparam logic [1:0] DECERR = 2'b11;
`;
