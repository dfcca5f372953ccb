import { emitTidyModule } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import { joinText, sections } from '../../interconnect/sections.ts';
import { portName, sideSignals } from '../axi4Through.ts';
import type { Side, ThroughSpec } from '../axi4Through.ts';
import { asyncPortTexts } from './sides.ts';

/** A module whose two sides have clocks of their own, and one reset that either side asserts. */
export function asyncModuleText(
  { module, origin }: Pick<ThroughSpec<unknown>, 'module' | 'origin'>,
  says: string,
  side: Side,
  parts: readonly ItemText[],
): string {
  return emitTidyModule({
    name: module,
    comment: `${origin}\n${says}`,
    ports: asyncPortTexts(side),
    items: sections([resetItems(), parts]),
  });
}

export const instance = (
  module: string,
  name: string,
  parameters: Readonly<Record<string, number>>,
  ports: Readonly<Record<string, string>>,
): ItemText => ({
  kind: 'instance',
  instance: {
    ...{ module, name },
    parameters: Object.entries(parameters).map(([key, value]) => ({ name: key, value: String(value) })),
    ports: Object.entries(ports).map(([key, value]) => ({ name: key, value })),
  },
});

/** Either reset empties both sides, and is released with the clock of each. */
function resetItems(): ItemText[] {
  return [
    { kind: 'comment', text: 'A reset of either side empties both, and is released with the clock of each.' },
    { kind: 'declarations', declarations: ['both_n', 's_reset_n', 'm_reset_n'].map((name) => ({ name })) },
    instance('nl_clk_and2', 'u_both', {}, { a: 's_rst_n', b: 'm_rst_n', y: 'both_n' }),
    ...(['s', 'm'] as const).map((end) =>
      instance(
        'nl_rst_sync',
        `u_${end}_reset`,
        {},
        {
          ...{ clk: `${end}_clk`, rst_in_n: 'both_n', test: "1'b0", test_rst_n: 'both_n' },
          rst_out_n: `${end}_reset_n`,
        },
      ),
    ),
  ];
}

/** A FIFO in Gray code between the sides for each channel of AXI. */
export function channelFifos(side: Side, indexWidth: number): ItemText[] {
  const signals = sideSignals(side);
  return ['aw', 'w', 'b', 'ar', 'r'].map((channel) => {
    const [from, to] = channel === 'b' || channel === 'r' ? (['m', 's'] as const) : (['s', 'm'] as const);
    const word = [...signals.keys()].filter(
      (name) => name.startsWith(channel) && !/(valid|ready)$/.test(name),
    );
    const width = word.reduce((sum, name) => sum + signals.get(name)!, 0);
    const at = (end: 's' | 'm') => (name: string) => portName(end, side, name);
    return instance(
      'nl_async_fifo',
      `u_${channel}`,
      { WIDTH: width, INDEX_WIDTH: indexWidth },
      {
        ...{ from_clk: `${from}_clk`, from_rst_n: `${from}_reset_n` },
        ...{ from_valid: at(from)(`${channel}valid`), from_ready: at(from)(`${channel}ready`) },
        from_data: joinText(word.map(at(from)), 60),
        ...{ to_clk: `${to}_clk`, to_rst_n: `${to}_reset_n` },
        ...{ to_valid: at(to)(`${channel}valid`), to_ready: at(to)(`${channel}ready`) },
        to_data: joinText(word.map(at(to)), 60),
      },
    );
  });
}
