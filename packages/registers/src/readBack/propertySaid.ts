import type { Said } from '@netloom/model';
import { PROPERTY_NAMES } from '../wording/formats/properties.ts';
import { say } from '../wording/formats/sentences.ts';

type Plain = Exclude<keyof typeof PROPERTY_NAMES, 'REG-LOSS/property/of-value'>;

const isNamed = (key: string): key is Plain => Object.hasOwn(PROPERTY_NAMES, key);

/** A property of a map, node, field or parameter, in words. */
export function propertySaid(property: string): Said {
  const key = `REG-LOSS/property/${property}`;
  return isNamed(key) ? say(key, {}) : { message: property };
}

const OF_VALUE = '.description';

/** A property of an enumeration: what it says of itself, a value by its name, or what is said of a value. */
export function enumPropertySaid(property: string): Said {
  if (property === 'enum.description') return say('REG-LOSS/property/description', {});
  return property.endsWith(OF_VALUE)
    ? say('REG-LOSS/property/of-value', { name: property.slice(0, -OF_VALUE.length) })
    : { message: property };
}
