import { IpParameter, RegisterBus, RegisterReset } from '@netloom/model';
import type { RegisterEnum, RegisterMap } from '@netloom/model';
import { z } from 'zod';
import { REGALIGN } from '../elaborate/addressLayout.ts';
import type { Component } from '../elaborate/component.ts';
import { enumMembers } from '../elaborate/evaluate.ts';
import type { Reports } from '../reports.ts';
import { Context } from './context.ts';
import type { Frame } from './frame.ts';
import { reportUncarried } from './losses.ts';
import { convertChildren } from './node.ts';
import { ownJson, ownNumber, ownText } from './own.ts';
import { checkSignals, resetOf, signalWith } from './signals.ts';
import { nodeTexts } from './text.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** A top-level address map as a register map. `file` holds what stands outside of all components; `parameters` stay symbolic. */
export function convertMap(
  map: Component,
  name: string,
  file: Component,
  parameters: readonly IpParameter[],
  reports: Reports,
): RegisterMap {
  const context = new Context(reports);
  const outside: Frame = { component: file, name: undefined, outer: undefined, external: false };
  const frame: Frame = { component: map, name: undefined, outer: outside, external: false };
  reportUncarried(map, context);
  declaredEnums(map, context);
  for (const each of [file, map]) reports.guard(() => checkSignals(each));
  firstReset(frame, context);
  const children = convertChildren(frame, REGALIGN, context);
  const { access } = context.layouts.of(map, REGALIGN);
  const vlnv = ownText(map, 'netloom_vlnv');
  const module = ownText(map, 'netloom_module');
  const size = ownText(map, 'netloom_size');
  return {
    netloom: 'registers',
    version: 1,
    ...(vlnv !== undefined && { vlnv }),
    name,
    ...nodeTexts(map, name),
    ...(module !== undefined && { module }),
    registerFile: ownText(map, 'netloom_register_file') === 'provided' ? 'provided' : 'generated',
    bus: busOf(map, access * 8),
    resets: resetsOf(map, context),
    parameters: parameters.map((parameter) => ({ ...parameter, ...parameterFacts(map, parameter.name) })),
    enums: describedEnums(map, context),
    ...(size !== undefined && { size }),
    children,
  };
}

/** Enumerations of the map's own body stay, used or not. */
function declaredEnums({ definition, scope }: Component, context: Context): void {
  for (const each of definition.enums.values()) {
    context.reports.guard(() => context.enumeration(each.name, enumMembers(each, scope)));
  }
}

/** The first reset is that of the fields, else that of the bus interface. */
function firstReset(frame: Frame, context: Context): void {
  const fields = signalWith('field_reset', frame);
  const bus = signalWith('cpuif_reset', frame);
  const first = fields ?? bus;
  if (first) context.resets.push(resetOf(first.name, first.component));
  if (bus && fields && bus.name !== fields.name) {
    const { at } = bus.component.properties.get('cpuif_reset')!;
    context.reports.loss(say('RDL/reset/bus', { bus: bus.name, fields: fields.name }), at);
  }
}

function resetsOf(map: Component, { resets }: Context): RegisterReset[] {
  const own = z.array(RegisterReset).min(1).safeParse(ownJson(map, 'netloom_resets'));
  if (own.success) return own.data;
  return resets.length > 0 ? resets : [RegisterReset.parse({ name: 'rst_n' })];
}

/** The bus is as wide as the widest access. */
function busOf(map: Component, access: number): RegisterBus {
  const own = RegisterBus.safeParse({
    protocol: ownText(map, 'netloom_protocol'),
    dataWidth: Number(ownNumber(map, 'netloom_data_width') ?? Math.min(access, 64)),
    addressWidth: optionalNumber(ownNumber(map, 'netloom_address_width')),
    readPath: ownText(map, 'netloom_read_path'),
    unmapped: ownText(map, 'netloom_unmapped'),
  });
  return own.success ? own.data : RegisterBus.parse({ dataWidth: Math.min(access, 64) });
}

const optionalNumber = (value: bigint | undefined) => (value === undefined ? undefined : Number(value));

const ParameterFacts = IpParameter.pick({
  local: true,
  description: true,
  minimum: true,
  maximum: true,
  choices: true,
});

function parameterFacts(map: Component, name: string): Partial<IpParameter> {
  const all = z.record(z.string(), ParameterFacts.partial()).safeParse(ownJson(map, 'netloom_parameters'));
  return (all.success && all.data[name]) || {};
}

function describedEnums(map: Component, { enums }: Context): Record<string, RegisterEnum> {
  const all = z.record(z.string(), z.string()).safeParse(ownJson(map, 'netloom_enums'));
  if (!all.success) return enums;
  const described = Object.entries(enums).map(([name, each]): [string, RegisterEnum] => {
    const description = all.data[name];
    return [name, description === undefined ? each : { description, ...each }];
  });
  return Object.fromEntries(described);
}
