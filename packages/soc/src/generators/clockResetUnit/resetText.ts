import type { ItemText } from '@netloom/hdl/emit';
import { filteredOf } from './controls.ts';
import { controlNet, instance, netOf, resetSync } from './instances.ts';
import type { Cause, MadeReset } from './controls.ts';
import { lockItems, pllNets } from './pllText.ts';
import { fieldName } from './registers.ts';
import type { UnitSpec } from './spec.ts';

/** The power-on reset as it comes, and as it is released in the domain of the registers. */
export function powerOnItems({ powerOn, causes, plls }: UnitSpec): ItemText[] {
  const cause = causes.find(({ end, kind }) => kind === 'reset' && end === powerOn);
  const value = cause === undefined ? 'rst_n' : activeLow(cause);
  const isLocked = plls.length > 0;
  const declared = isLocked
    ? ['supply_n', 'locked', 'ready', 'power_on', 'power_on_n']
    : ['power_on', 'power_on_n'];
  const text = isLocked
    ? 'Power-on reset, as it comes, until every PLL has locked, and as the registers see it'
    : 'Power-on reset, as it comes and as the registers see it';
  return [
    { kind: 'comment', text },
    { kind: 'declarations', declarations: [...declared.map((name) => ({ name })), ...plls.flatMap(pllNets)] },
    { kind: 'assigns', assigns: [{ target: isLocked ? 'supply_n' : 'power_on', value }] },
    ...(isLocked ? lockItems(plls) : []),
    resetSync('u_power_on', 'clk', 'power_on', 'power_on_n'),
  ];
}

function activeHigh({ port, low }: Cause): string {
  return low ? `!${port}` : port;
}

function activeLow({ port, low }: Cause): string {
  return low ? port : `!${port}`;
}

const filteredNet = (reset: string) => `filtered_${reset}`;

/** A reset from outside without what is shorter than its filter, active low. */
export function filterItems(spec: UnitSpec, cause: Cause): ItemText[] {
  const { clock, filter } = spec.document.resets[cause.end]!;
  return [
    { kind: 'comment', text: `Reset ${cause.end} once it has lasted for ${filter} periods of ${clock}` },
    { kind: 'declarations', declarations: [{ name: filteredNet(cause.end) }] },
    instance(
      'nl_rst_filter',
      `u_filter_${cause.end}`,
      {
        ...{ clk: netOf(spec, clock), rst_n: 'power_on_n' },
        ...{ in_n: activeLow(cause), out_n: filteredNet(cause.end) },
      },
      { CYCLES: String(filter) },
    ),
  ];
}

/** All that asserts a reset, joined cell by cell, and the synchroniser that releases it. */
export function resetItems(spec: UnitSpec, { name, clock, source }: MadeReset): ItemText[] {
  const { document, causes } = spec;
  const filtered = filteredOf(document, causes);
  const termOf = (reset: string) => {
    if (filtered.some(({ end }) => end === reset)) return filteredNet(reset);
    return document.resets[reset]?.polarity === 'high' ? `!${netOf(spec, reset)}` : netOf(spec, reset);
  };
  const requests = (source.requests ?? []).map((end) => causes.find((each) => each.end === end)!);
  const terms = [
    'power_on',
    ...source.from.filter((each) => each !== spec.powerOn && document.resets[each]).map(termOf),
    ...requests.map(activeLow),
    ...(source.after !== undefined && document.resets[source.after] ? [termOf(source.after)] : []),
    ...(source.software ? [`!${controlNet('reset', name, 'assert')}`] : []),
  ];
  const joined = terms.slice(1).map((term, index): [string, string] => [`asked_${index}_${name}`, term]);
  const cells = joined.map(([net, term], index) =>
    instance('nl_clk_and2', `u_join_${name}_${index}`, {
      ...{ a: index === 0 ? terms[0]! : joined[index - 1]![0], b: term, y: net },
    }),
  );
  return [
    { kind: 'comment', text: `Reset ${name}, released with ${clock}` },
    ...(joined.length === 0
      ? []
      : [{ kind: 'declarations' as const, declarations: joined.map(([net]) => ({ name: net })) }]),
    ...cells,
    resetSync(
      `u_reset_${name}`,
      netOf(spec, clock),
      joined.at(-1)?.[0] ?? terms[0]!,
      `out_${name}`,
      source.stretch ?? 0,
    ),
  ];
}

/** Sets the bits of the cause register: power-on with the first clock, the others while they last. */
export function causeItems({ document, causes, powerOn }: UnitSpec): ItemText[] {
  const first = causes.find(({ end, kind }) => kind === 'reset' && end === powerOn);
  const others = causes.filter((each) => each !== first);
  const filtered = filteredOf(document, causes);
  return [
    { kind: 'comment', text: 'Causes of resets, seen when they last longer than a period' },
    ...others.map((cause) =>
      instance('nl_sync', `u_seen_${cause.port}`, {
        ...{
          clk: 'clk',
          rst_n: 'power_on_n',
          in: filtered.includes(cause) ? `!${filteredNet(cause.end)}` : activeHigh(cause),
        },
        out: causeNet(cause),
      }),
    ),
    ...(first === undefined ? [] : [{ kind: 'text' as const, text: firstClock(causeNet(first)) }]),
  ];
}

const firstClock = (net: string) => `always_ff @(posedge clk or negedge power_on_n)
  if (!power_on_n) ${net} <= 1'b1;
  else ${net} <= 1'b0;`;

export function causeNet({ port }: Cause): string {
  return `cause_${fieldName(port).toLowerCase()}_set`;
}
