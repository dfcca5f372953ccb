import type { PortText } from '@netloom/hdl/emit';
import type { SocDocument } from '@netloom/model';
import { subjectOf } from '../../check/check.ts';
import { inOrder } from '../../document/order.ts';
import type { GeneratedBlock } from '../../generators/blockGenerator.ts';
import { hartsOf } from '../../generators/debugModule/harts.ts';
import type { Options } from '../../generators/debugModule/options.ts';
import { portTexts, spec, text } from '../../generators/debugModule/text.ts';
import { generatedBlocks } from '../../generators/generatedBlock.ts';
import type { Library } from '../../library/library.ts';

/** A module as text. */
interface ModuleFile {
  module: string;
  ports: PortText[];
  text: string;
}

/** The debug module that several cores of a design share. */
export interface SharedDebug {
  instance: string;
  /** As the design has it. */
  built: ModuleFile;
  /** The same under another name, where a debugger reaches it by JTAG and need not be let in. */
  reached: ModuleFile;
  /** What the design has in the place of these two. */
  differs: { apb: boolean; authentication: boolean };
  /** Cores at it, by the number that selects them. */
  harts: { core: string; number: number }[];
}

type Block = GeneratedBlock<Options>;

function moduleFile(block: Block, changes: { module?: string; options?: Partial<Options> } = {}): ModuleFile {
  const { module = block.module } = changes;
  const options = { ...block.options, ...changes.options };
  return { module, ports: portTexts(options), text: text(spec({ ...block, module, options })) };
}

function sharedBy(block: Block): SharedDebug {
  const { TRANSPORT, AUTHENTICATION } = block.options;
  return {
    instance: block.instance,
    built: moduleFile(block),
    reached: moduleFile(block, {
      module: `${block.module}_inside`,
      options: { TRANSPORT: 'jtag', AUTHENTICATION: false },
    }),
    differs: { apb: TRANSPORT === 'apb', authentication: AUTHENTICATION },
    harts: hartsOf(block)
      .map(({ instance, interface: name }) => ({ core: instance, number: Number(name.replace('hart', '')) }))
      .toSorted((a, b) => a.number - b.number),
  };
}

/** The shared debug module that a core of a design is at; undefined where it is at none. */
export function sharedDebug(document: SocDocument, library: Library, core: string): SharedDebug | undefined {
  const all = generatedBlocks(subjectOf(inOrder(document), library));
  const modules = all.filter(({ generator }) => generator.id === 'debug-module');
  const found = modules.find(({ block }) => hartsOf(block).some(({ instance }) => instance === core));
  return found && sharedBy(found.block as unknown as Block);
}
