import type { Decoder } from '../decoder.ts';
import { clockAliases, clockOptions, resetAliases, role } from './roles.ts';
import { WishboneMachine } from './wishboneMachine.ts';

const optional = { required: false };

export const wishbone: Decoder = {
  id: 'wishbone',
  name: 'Wishbone B4',
  clock: 'CLK',
  kinds: ['read', 'write', 'error'],
  roles: [
    role('CLK', ['clk', 'clk_i', ...clockAliases]),
    role('RST', ['rst', 'rst_i', ...resetAliases], optional),
    role('CYC', ['cyc']),
    role('STB', ['stb']),
    role('WE', ['we']),
    role('ADR', ['adr', 'addr'], { width: null }),
    role('DAT_W', ['dat_w', 'dat_m2s', 'dat_mosi', 'wdat', 'wdata', 'data_w', 'mosi'], {
      width: null,
      required: false,
    }),
    role('DAT_R', ['dat_r', 'dat_s2m', 'dat_miso', 'rdat', 'rdata', 'data_r', 'miso'], {
      width: null,
      required: false,
    }),
    role('SEL', ['sel'], { width: null, required: false }),
    role('ACK', ['ack']),
    role('ERR', ['err'], optional),
    role('RTY', ['rty'], optional),
    role('STALL', ['stall'], optional),
  ],
  options: [
    { name: 'mode', type: 'choice', choices: ['automatic', 'classic', 'pipelined'], initial: 'automatic' },
    ...clockOptions('high'),
  ],
  start: (lines, context) => new WishboneMachine(lines, context),
};
