import { z } from 'zod';

export const options = z.object({
  HARTS: z.int().min(1).max(16).default(2).meta({ description: 'Harts, each at an interface of its own' }),
  TRANSPORT: z
    .enum(['jtag', 'apb'])
    .default('jtag')
    .meta({ description: 'How a debugger reaches it: pins of one TAP, or registers on the bus' }),
  VERSION: z.enum(['0.13', '1.0']).default('1.0').meta({
    description: 'RISC-V External Debug Support 0.13.2, or Debug Specification 1.0; the cores have the same',
  }),
  PROGRAM_BUFFER: z
    .int()
    .min(2)
    .max(16)
    .default(2)
    .meta({ description: 'Words of the program buffer', unit: 'word' }),
  SYSTEM_BUS: z.boolean().default(true).meta({ description: 'Reads and writes memory without a hart' }),
  GROUPS: z
    .int()
    .min(0)
    .max(7)
    .default(1)
    .meta({ description: 'Groups of harts that halt, and groups that resume, together; of version 1.0' }),
  TRIGGERS: z.int().min(0).max(4).default(0).meta({
    description:
      'External triggers in halt groups, and as many in resume groups: lines to and from others that halt and resume with the harts',
  }),
  AUTHENTICATION: z
    .boolean()
    .default(false)
    .meta({ description: 'A check outside decides whether a debugger may do anything' }),
  RESET: z
    .enum(['synchronous', 'asynchronous'])
    .default('synchronous')
    .meta({ description: 'Kind of the resets of clk' }),
});
export type Options = z.output<typeof options>;
