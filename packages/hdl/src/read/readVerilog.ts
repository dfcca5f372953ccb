import { issueSaid } from '@netloom/model';
import { IpDescriptor } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { compileOrders, topModules } from './dependencies.ts';
import { Elaborator } from './elaborator.ts';
import { missingModules } from './missingModules.ts';
import { buildLibrary, problemsOf } from './library.ts';
import type { Library, ModuleEntry } from './library.ts';
import { describeModule } from './module.ts';
import { readSources } from './sources.ts';
import type { ReadFile, SourceFile, SourceOptions } from './sources.ts';
import { recognise } from '../recognise/recognise.ts';
import { addWrappers, withRest } from '../wrapper/addWrappers.ts';
import type { WrapperFile } from '../wrapper/addWrappers.ts';
import { say } from '../wording/sentences.ts';

export interface ReadOptions extends SourceOptions {
  /** First two parts of the descriptors' VLNVs; `user:imported` unless given. */
  vendor?: string;
  library?: string;
  /** Modules are described as they are, without wrappers of plain ports. */
  bare?: boolean;
}

const MAXIMUM_DIAGNOSTICS = 2000;

export interface ReadResult {
  /** One for each module, in the order of the files. */
  descriptors: IpDescriptor[];
  /** Modules that no other instantiates. */
  tops: string[];
  diagnostics: Diagnostic[];
  /** Modules of plain ports that were made around those whose ports are structures or interfaces. */
  wrappers: SourceFile[];
}

/**
 * Reads SystemVerilog (IEEE 1800-2017) files into IP descriptors. What cannot be read is reported with file, line and
 * reason, and left out; the rest comes in.
 */
export async function readVerilog(options: ReadOptions): Promise<ReadResult> {
  const { library, descriptors, diagnostics, wrappers } = await readAll(options, options.bare !== true);
  const tops = topModules(library, wrappers);
  return {
    descriptors,
    tops,
    diagnostics,
    wrappers: wrappers.map(({ path, plain }) => ({ path, text: plain })),
  };
}

/** The same, with the units that were read; wrappers take the place of what they are around. */
export async function readAll(
  options: ReadOptions,
  wrapped = false,
): Promise<Omit<ReadResult, 'tops' | 'wrappers'> & { library: Library; wrappers: WrapperFile[] }> {
  const { files, diagnostics } = await readSources(options);
  const library = buildLibrary(files, diagnostics);
  const shared = new Elaborator();
  const wrappers = wrapped ? addWrappers(library, shared, diagnostics) : [];
  const inside = new Set(wrappers.map(({ module }) => module));
  const orders = compileOrders([...files, ...wrappers], library);
  const descriptors: IpDescriptor[] = [];
  for (const entry of library.modules.values()) {
    if (inside.has(entry.unit.name)) continue;
    const parts = describeModule(entry.unit, entry.scope, shared, library.interfaces);
    for (const problem of problemsOf(parts, entry.file)) diagnostics.push(problem);
    const text = {
      ...identity(entry, options),
      ...parts,
      ...(wrappers.some(({ path }) => path === entry.file.path) && { ports: parts.ports.map(withRest) }),
      ...recognise(parts),
      ...compilation(orders(entry.file), options),
    };
    const descriptor = IpDescriptor.safeParse(text);
    if (descriptor.success) descriptors.push(descriptor.data);
    else diagnostics.push(refused(entry, descriptor.error.issues[0]!));
  }
  for (const missing of missingModules(files, library)) diagnostics.push(missing);
  return { library, descriptors, diagnostics: limited(diagnostics), wrappers };
}

function limited(diagnostics: Diagnostic[]): Diagnostic[] {
  const over = diagnostics.length - MAXIMUM_DIAGNOSTICS;
  if (over <= 0) return diagnostics;
  const said = say('HDL/limit/problems', { count: over });
  return [...diagnostics.slice(0, MAXIMUM_DIAGNOSTICS), { code: 'HDL-LIMIT', severity: 'info', ...said }];
}

function identity(
  { unit: { name, comment }, file }: ModuleEntry,
  { vendor = 'user', library = 'imported' }: ReadOptions,
) {
  const title = (file as Partial<WrapperFile>).module ?? name;
  return {
    ...{ netloom: 'ip', version: 1, vlnv: `${vendor}:${library}:${title}:1.0`, module: name, title },
    ...{ description: comment ?? '', category: 'Imported' },
  };
}

function compilation(needed: readonly ReadFile[], { defines = {} }: ReadOptions) {
  const includeDirectories = [...new Set(needed.flatMap((file) => [...file.includeDirectories]))];
  return { files: needed.map(({ path }) => path), includeDirectories, defines };
}

function refused({ unit, file }: ModuleEntry, issue: Parameters<typeof issueSaid>[0]): Diagnostic {
  const said = say('HDL/module/left', {
    module: unit.name,
    path: issue.path.join('.'),
    why: issueSaid(issue),
  });
  return { code: 'HDL-MODULE', severity: 'error', ...said, place: file.place(unit.offset) };
}
