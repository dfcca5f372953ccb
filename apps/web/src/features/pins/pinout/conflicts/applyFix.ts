import { pathOf, replaceAt } from '@netloom/model';
import type { Fix } from '@netloom/model';
import { PinConfiguration } from '@netloom/pins';

/** The configuration with the edits of a fix; unchanged when they do not fit it. */
export function withFix(configuration: PinConfiguration, { edits }: Fix): PinConfiguration {
  let result: unknown = configuration;
  for (const { pointer, value } of edits) result = replaceAt(result, pathOf(pointer), value);
  const parsed = PinConfiguration.safeParse(result);
  return parsed.success ? parsed.data : configuration;
}
