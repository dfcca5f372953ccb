import type { Register, RegisterField, Worded } from '@netloom/model';
import { identifierFrom } from '../../identifier.ts';
import type { BlockReading } from './block.ts';
import { readField } from './field.ts';
import type { Path, Raw } from './source.ts';
import { flagIn, objectsIn, requiredText, textIn, valueIn } from './values.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** A register entry, not yet placed; `copy` is its index in a multireg. */
export function readRegister(
  raw: Raw,
  path: Path,
  copy: number | undefined,
  block: BlockReading,
): Register | undefined {
  const { source } = block;
  const name = requiredText(raw, 'name', path, source);
  if (name === undefined) return undefined;
  const hwext = flagIn(raw, 'hwext', false, path, source);
  const resetText = textIn(raw, 'resval');
  const items = objectsIn(raw, 'fields', path, source);
  if (items.length === 0) source.fail(say('REGGEN/fields', { name }), path);
  const defaults = {
    register: name,
    fieldCount: items.length,
    swaccess: textIn(raw, 'swaccess') ?? 'none',
    hwaccess: textIn(raw, 'hwaccess') ?? 'hro',
    hwext,
    hwqe: flagIn(raw, 'hwqe', false, path, source),
    reset:
      resetText === undefined ? undefined : valueIn(resetText, block.values, [...path, 'resval'], source),
    copy,
  };
  const fields = items
    .map((item, index) => readField(item.raw, index, item.path, defaults, block))
    .filter((field): field is RegisterField => field !== undefined);
  if (copy === undefined || copy === 0) sayLosses(raw, path, block);
  const description = textIn(raw, 'desc');
  return {
    kind: 'register',
    name: identifierFrom(name),
    ...(description && { description: description.slice(0, 65_536) }),
    offset: hexOffset(block.offset),
    external: hwext,
    shadowed: isShadowed(raw, fields, path, block),
    fields,
  };
}

/** The model shadows plain fields alone. */
function isShadowed(
  raw: Raw,
  fields: readonly RegisterField[],
  path: Path,
  { source }: BlockReading,
): boolean {
  if (!flagIn(raw, 'shadowed', false, path, source)) return false;
  const isPlain = fields.every(({ software, onRead, onWrite }) => software === 'rw' && !onRead && !onWrite);
  if (!isPlain) source.lose(say('REGGEN/shadow', {}), path);
  return isPlain;
}

export const hexOffset = (offset: number) => `0x${offset.toString(16).toUpperCase()}`;

const LOST: Readonly<Record<string, Worded>> = {
  async: say('REGGEN/lost/async', {}),
  sync: say('REGGEN/lost/sync', {}),
  tags: say('REGGEN/tags', {}),
  update_err_alert: say('REGGEN/lost/shadow-alerts', {}),
  storage_err_alert: say('REGGEN/lost/shadow-alerts', {}),
  writes_ignore_errors: say('REGGEN/lost/errors', {}),
  alias_target: say('REGGEN/lost/alias', {}),
  cdc: say('REGGEN/lost/cdc', {}),
};

function sayLosses(raw: Raw, path: Path, { source }: BlockReading): void {
  for (const [key, lost] of Object.entries(LOST)) {
    const value = raw[key];
    const isThere = Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== '' && value !== null;
    if (isThere) source.lose(lost, [...path, key]);
  }
}
