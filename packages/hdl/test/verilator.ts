import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface VerilatorPort {
  direction: string;
  width: bigint;
}

export interface VerilatorRequest {
  top: string;
  files: string[];
  includeDirectories?: string[];
  defines?: Record<string, string>;
  /** Parameter → value as `-G` takes it. */
  overrides?: Record<string, string>;
}

/** Ports of a module as `verilator --xml-only` elaborates it; the error text where it does not. */
export function verilatorPorts(request: VerilatorRequest): Map<string, VerilatorPort> | string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-hdl-'));
  try {
    const xml = join(folder, 'out.xml');
    const { status, stderr } = spawnSync('verilator', argumentsOf(request, xml, folder), {
      encoding: 'utf8',
      timeout: 170_000,
    });
    return status === 0 ? portsOf(readFileSync(xml, 'utf8'), request.top) : stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function argumentsOf(request: VerilatorRequest, xml: string, folder: string): string[] {
  const { top, files, includeDirectories = [], defines = {}, overrides = {} } = request;
  return [
    ...[
      '--xml-only',
      '--xml-output',
      xml,
      '--Mdir',
      folder,
      '-Wno-lint',
      '-Wno-style',
      '-Wno-fatal',
      '--bbox-sys',
      '--bbox-unsup',
    ],
    ...['--timing', '--top-module', top],
    ...includeDirectories.map((path) => `+incdir+${path}`),
    ...Object.entries(defines).map(([name, value]) => `+define+${name}=${value}`),
    ...Object.entries(overrides).map(([name, value]) => `-G${name}=${value}`),
    ...files,
  ];
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries([...tag.matchAll(/([\w]+)="([^"]*)"/g)].map((match) => [match[1]!, match[2]!]));
}

function portsOf(xml: string, top: string): Map<string, VerilatorPort> {
  const widths = new Widths(xml);
  const modules = [...xml.matchAll(/<module ([^>]*)>([^]*?)<\/module>/g)];
  const found = modules.find(
    (match) => attributesOf(match[1]!)['origName'] === top && /topModule="1"/.test(match[1]!),
  );
  const own = (found?.[2] ?? '').replaceAll(/<(func|task) [^]*?<\/\1>/g, '');
  const ports = new Map<string, VerilatorPort>();
  for (const [, text = ''] of own.matchAll(/<var ([^>]*?)\/?>/g) ?? []) {
    const { dir, dtype_id: type = '', origName = '' } = attributesOf(text);
    if (dir) ports.set(origName, { direction: dir, width: widths.of(type) });
  }
  return ports;
}

class Widths {
  readonly #types = new Map<string, { tag: string; attributes: Record<string, string>; body: string }>();

  constructor(xml: string) {
    const table = /<typetable[^>]*>([^]*?)<\/typetable>/.exec(xml)?.[1] ?? '';
    for (const [, tag = '', text = '', , body = ''] of table.matchAll(
      /<(\w+dtype) ([^>]*?)(\/>|>([^]*?)<\/\1>)/g,
    )) {
      const attributes = attributesOf(text);
      this.#types.set(attributes['id']!, { tag, attributes, body });
    }
  }

  of(id: string): bigint {
    const type = this.#types.get(id);
    if (!type) throw new Error(`type ${id} is not in the table`);
    const { tag, attributes, body } = type;
    if (tag === 'packarraydtype' || tag === 'unpackarraydtype')
      return this.of(attributes['sub_dtype_id']!) * elements(body);
    if (tag === 'structdtype') return sum(this.#members(body));
    if (tag === 'uniondtype') return this.#members(body).reduce((a, b) => (a > b ? a : b));
    if (attributes['sub_dtype_id']) return this.of(attributes['sub_dtype_id']);
    if (attributes['left'] === undefined) return basicWidth(attributes['name']!);
    return span(BigInt(attributes['left']), BigInt(attributes['right']!));
  }

  #members(body: string): bigint[] {
    return [...body.matchAll(/<memberdtype ([^>]*?)\/?>/g)].map((match) =>
      this.of(attributesOf(match[1]!)['sub_dtype_id']!),
    );
  }
}

function basicWidth(name: string): bigint {
  return { int: 32n, integer: 32n, shortint: 16n, byte: 8n, longint: 64n, time: 64n, real: 64n }[name] ?? 1n;
}

function sum(values: bigint[]): bigint {
  return values.reduce((a, b) => a + b, 0n);
}

function elements(body: string): bigint {
  const [left = 0n, right = 0n] = [...body.matchAll(/<const [^>]*name="(?:\d+&apos;s?h)?([0-9a-f]+)"/g)].map(
    (match) => BigInt.asIntN(32, BigInt(`0x${match[1]!}`)),
  );
  return span(left, right);
}

function span(left: bigint, right: bigint): bigint {
  return (left > right ? left - right : right - left) + 1n;
}
