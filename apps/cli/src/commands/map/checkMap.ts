import { addressView, formatAddress } from '@netloom/soc';
import type { ManagerView } from '@netloom/soc';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { MapSubject } from './withMap.ts';

/** Problems of the address map alone; without errors, what each manager sees. */
export function checkMap({ path, document, library, diagnostics }: MapSubject): Outcome {
  const found = diagnostics.filter(({ code }) => /^SOC-(ADDRESS|INTERCONNECT)-/.test(code));
  const views = addressView(document, library);
  return outcomeOf(path, found, views.map(viewText).join('\n'), {
    managers: views.map(({ manager, regions, hidden }) => ({
      manager,
      regions: regions.map(({ endpoint, base, size, offset }) => ({
        endpoint,
        base: formatAddress(base),
        size: formatAddress(size),
        offset: formatAddress(offset),
      })),
      hidden,
    })),
  });
}

function viewText({ manager, regions, hidden }: ManagerView): string {
  const lines = regions.map(({ endpoint, base, size, alias }) => {
    const range = `${formatAddress(base)} to ${formatAddress(base + size - 1n)}`;
    return `  ${range}  ${endpoint}${alias === undefined ? '' : ' (alias)'}`;
  });
  const rest = hidden.length > 0 ? [`  hidden: ${hidden.join(', ')}`] : [];
  return [`${manager}: ${regions.length} regions`, ...lines, ...rest].join('\n');
}
