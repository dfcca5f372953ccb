import { accessEffects, accessText } from '../../access/accessText.ts';
import { quantityValue } from '../../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../../elaborate/index.ts';
import { hex } from '../text/hex.ts';
import { escapeHtml } from './escape.ts';
import { descriptionHtml, inlineHtml } from './markdown.ts';
import { accessClass } from './picture.ts';

/** The fields of a register, the highest first. */
export function fieldTable(register: ElaboratedRegister, map: ElaboratedMap): string {
  if (register.fields.length === 0)
    return '<p class="quiet">No fields: reads give 0, writes have no effect.</p>';
  const rows = register.fields.toReversed().map((field) => fieldRow(field, map));
  return `<div class="wide"><table class="fields"><thead><tr><th>Bits<th>Field<th>Access<th>Reset<th>Description</thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function fieldRow(field: ElaboratedField, map: ElaboratedMap): string {
  const { name, lsb, width, reset, source } = field;
  const bits = width === 1 ? String(lsb) : `${lsb + width - 1}:${lsb}`;
  const effects = accessEffects(source).join('; ');
  const access = accessText(source);
  const title = effects === '' || access.includes(',') ? '' : ` title="${effects}"`;
  return [
    `<tr><td class="mono">${bits}<td class="mono"><i class="${accessClass(field)}"></i>${name}`,
    `<td><span${title}>${access}</span><td class="mono">${reset === undefined ? '–' : hex(reset, width)}`,
    `<td>${descriptionHtml(source.description)}${notes(field)}${valuesList(field, map)}`,
  ].join('');
}

/** What software should know beyond access and description. */
function notes({ source }: ElaboratedField): string {
  const { singlePulse, gate, softwareEnable, interrupt, counter } = source;
  const found = [
    singlePulse && 'A written 1 lasts one clock.',
    gate && `Writes take effect while ${gate.field} is ${gate.active === 'high' ? 1 : 0}.`,
    softwareEnable !== 'always' &&
      `Writes take effect while hardware's input ${softwareEnable === 'high' ? 'swwe is 1' : 'swwel is 0'}.`,
    interrupt?.enable && `Enabled by ${interrupt.enable}.`,
    interrupt?.mask && `Masked by ${interrupt.mask}.`,
    interrupt?.test && `Set for a test through ${interrupt.test}.`,
    counter && `Counts ${[counter.up && 'up', counter.down && 'down'].filter(Boolean).join(' and ')}.`,
  ].filter(Boolean);
  return found.length === 0 ? '' : `<p class="note">${escapeHtml(found.join(' '))}</p>`;
}

function valuesList({ enumeration, width }: ElaboratedField, map: ElaboratedMap): string {
  if (!enumeration) return '';
  const items = enumeration.values.map(({ name, value, description }) => {
    const number = quantityValue(value, map.values);
    const text = inlineHtml(description);
    return `<dt>${hex(number.ok ? number.value : 0n, width)}<dd><b>${name}</b>${text && ` ${text}`}`;
  });
  return `<dl class="values">${items.join('')}</dl>`;
}
