import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasOwnModule } from '../debug/features.ts';
import { transportInstance, transportNets } from '../debug/inside.ts';
import { declarations, logic } from '../nets.ts';
import { sv } from '../sv.ts';
import { protectionNets } from '../tcm/ports.ts';
import { dataMemory, instructionMemory } from '../tcm/tcm.ts';
import { instance } from '../unit.ts';
import { compare } from './compare.ts';
import { comparedOutputs, comparedWidth, isRvfi } from './compared.ts';
import { COPY, portsOfCopy } from './copy.ts';
import { delay, isDelayed } from './delay.ts';
import { where } from './where.ts';

/** Prefix of the nets of the second copy. */
const SECOND = 'second_';
/** Synthesis must not find that both copies do the same. */
const kept = (instanceText: string) => `(* keep_hierarchy = "yes" *) ${instanceText.trimStart()}`;

/** What both copies see at the same time. */
const AT_ONCE: readonly string[] = ['clk', 'test_enable'];

/** A reset that flip-flops delay does not come to the second copy while scan chains shift. */
const scanned = ({ safety, implementation }: CoreOptions, name: string) =>
  safety.testEnable &&
  safety.lockstepDelay > 0 &&
  implementation.reset === 'asynchronous' &&
  name.endsWith('rst_n');

const inputs = (options: CoreOptions) =>
  portsOfCopy(options).filter(({ name, direction }) => direction === 'in' && !AT_ONCE.includes(name));

/** What a copy does, bit by bit; what a signal of it says while it is not valid is nothing. */
function outputsOf(options: CoreOptions, prefix: string): string {
  const parts = comparedOutputs(portsOfCopy(options)).map(({ port: { name, width }, valid }) => {
    const net = `${prefix}${name}`;
    if (valid === undefined) return net;
    return width === 1 ? `${prefix}${valid} && ${net}` : `{${width}{${prefix}${valid}}} & ${net}`;
  });
  return `{\n  ${parts.join(',\n  ')}\n}`;
}

/** Nets of the first copy that are no ports of the core: those to what both share. */
const shared = (options: CoreOptions) => portsOfCopy(options).filter(({ name }) => /^[id]tcm_/.test(name));

const behind = (options: CoreOptions, name: string, width: string, d: string, q: string) =>
  isDelayed(options) ? instance(options, delay, { d, q }, { WIDTH: width }, name) : `assign ${q} = ${d};`;

const listed = (names: readonly string[]) => `{\n  ${names.join(',\n  ')}\n}`;

function secondInputs(options: CoreOptions): string {
  const ports = inputs(options);
  const width = ports.reduce((sum, port) => sum + port.width, 0);
  const names = ports.map(({ name }) => name);
  const resets = names.filter((name) => scanned(options, name));
  return sv`
    // What the second copy sees
    ${logic(width)} first_inputs;
    ${logic(width)} second_inputs;
    ${declarations(ports.map((port) => ({ ...port, name: `${SECOND}${port.name}` })))}
    ${resets.map((name) => `logic delayed_${name};`).join('\n')}

    assign first_inputs = ${listed(names)};
    assign ${listed(names.map((name) => `${scanned(options, name) ? 'delayed_' : SECOND}${name}`))} = second_inputs;
    ${resets.map((name) => `assign ${SECOND}${name} = test_enable ? ${name} : delayed_${name};`).join('\n')}
    ${behind(options, 'u_inputs', String(width), 'first_inputs', 'second_inputs')}
  `;
}

/** What of the second copy goes nowhere. */
function shown(options: CoreOptions): string {
  const ports = portsOfCopy(options).filter(({ name }) => isRvfi(name));
  if (ports.length === 0) return '';
  return sv`

    // What a trace shows of the second copy, nobody looks at.
    logic unused_trace;
    assign unused_trace = ^${listed(ports.map(({ name }) => `${SECOND}${name}`))};
  `;
}

function copies(options: CoreOptions): string {
  const ports = portsOfCopy(options);
  const own = ports.filter(({ direction }) => direction === 'out');
  const nets = Object.fromEntries(
    ports.filter(({ name }) => !AT_ONCE.includes(name)).map(({ name }) => [name, `${SECOND}${name}`]),
  );
  const parameters: Readonly<Record<string, string>> = options.base.zicsr ? { HART_ID: 'HART_ID' } : {};
  return sv`
    // The first copy is what the system sees.
    ${kept(instance(options, COPY, {}, parameters, 'u_first'))}

    ${declarations(own.map((port) => ({ ...port, name: `${SECOND}${port.name}` })))}

    ${kept(instance(options, COPY, nets, parameters, 'u_second'))}
    ${shown(options)}
  `;
}

const COMPARED = {
  rst_n: 'compare_rst_n',
  first: 'first_outputs',
  second: 'second_outputs',
  inject: 'lockstep_inject',
  inject_bit: 'lockstep_inject_bit',
};

const comparator = (options: CoreOptions, name: string, told: string, error: string) =>
  kept(
    instance(
      options,
      compare,
      { ...COMPARED, error },
      { WIDTH: String(comparedWidth(portsOfCopy(options))), TOLD: told },
      name,
    ),
  );

function comparison(options: CoreOptions): string {
  const bits = logic(comparedWidth(portsOfCopy(options)));
  return sv`
    // What both have done, at the same time
    ${bits} done_outputs; // of the first, when it does it
    ${bits} first_outputs;
    ${bits} second_outputs;
    logic compare_rst_n; // asserted with that of the first, released with that of the second

    assign compare_rst_n = rst_n && ${SECOND}rst_n;
    assign done_outputs = ${outputsOf(options, '')};
    assign second_outputs = ${outputsOf(options, SECOND)};
    ${behind(options, 'u_outputs', String(comparedWidth(portsOfCopy(options))), 'done_outputs', 'first_outputs')}

    // Two comparators, one for each rail: they disagree when one of them is broken.
    ${comparator(options, 'u_compare_p', "1'b1", 'lockstep_error_p')}
    ${comparator(options, 'u_compare_n', "1'b0", 'lockstep_error_n')}
    ${instance(options, where, { ...COMPARED, parts: 'lockstep_where' })}
  `;
}

function memories(options: CoreOptions): string {
  const { memory } = options;
  const ports = (name: string, of: readonly string[]) =>
    Object.fromEntries(of.map((signal) => [signal, `${name}_${signal}`]));
  const access = ['select', 'we', 'word', 'be', 'wdata', 'rdata', 'err'];
  return sv`
    ${
      memory.instructionMemory &&
      instance(
        options,
        instructionMemory,
        {
          ...ports('itcm', [...access, 'fetch_word', 'fetch_rdata', 'fetch_err']),
          fetch: 'itcm_fetch',
          ...protectionNets(options, 'itcm'),
        },
        { INIT_FILE: 'ITCM_INIT_FILE' },
      )
    }
    ${
      memory.dataMemory &&
      instance(
        options,
        dataMemory,
        { ...ports('dtcm', access), ...protectionNets(options, 'dtcm') },
        { INIT_FILE: 'DTCM_INIT_FILE' },
      )
    }
  `;
}

/** Two copies of the core, what both share, and what compares them. */
export const pair = (options: CoreOptions): string => sv`
  ${hasOwnModule(options) && `// The debugger's transport\n${transportNets()}\n\n${transportInstance(options)}\n`}
  ${shared(options).length > 0 && `// Memories of the core\n${declarations(shared(options))}\n`}
  ${secondInputs(options)}

  ${copies(options)}

  ${memories(options)}
  ${comparison(options)}
`;
