import type { OnRead, OnWrite } from '@netloom/model';
import type { Component } from '../elaborate/component.ts';
import { isSet, wordProperty } from '../elaborate/properties.ts';

/** Tables 15 and 16: what a software access does, by keyword. */
export const ON_READ: Readonly<Record<string, OnRead>> = { rclr: 'clear', rset: 'set', ruser: 'user' };
export const ON_WRITE: Readonly<Record<string, OnWrite>> = {
  woset: 'oneToSet',
  woclr: 'oneToClear',
  wot: 'oneToToggle',
  wzs: 'zeroToSet',
  wzc: 'zeroToClear',
  wzt: 'zeroToToggle',
  wclr: 'clear',
  wset: 'set',
  wuser: 'user',
};

export function onRead(field: Component): OnRead | undefined {
  if (isSet(field, 'rclr')) return 'clear';
  if (isSet(field, 'rset')) return 'set';
  return ON_READ[wordProperty(field, 'onread') ?? ''];
}

export function onWrite(field: Component): OnWrite | undefined {
  if (isSet(field, 'woclr')) return 'oneToClear';
  if (isSet(field, 'woset')) return 'oneToSet';
  return ON_WRITE[wordProperty(field, 'onwrite') ?? ''];
}
