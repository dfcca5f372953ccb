import { splitVlnv } from '@netloom/model';
import type { RegisterOutput } from '../../generate/output.ts';
import { Losses } from '../losses.ts';
import { deviceText } from './writeDevice.ts';
import { addSvdLosses } from './writeLosses.ts';
import { peripheralElement } from './writePeripheral.ts';

export { deviceText } from './writeDevice.ts';
export { peripheralElement } from './writePeripheral.ts';

export const svdOutput: RegisterOutput = {
  id: 'svd',
  title: 'CMSIS-SVD',
  language: 'xml',
  write(map) {
    const losses = new Losses();
    addSvdLosses(map, losses);
    const { name, source } = map;
    const vlnv = source.vlnv === undefined ? undefined : splitVlnv(source.vlnv);
    const content = deviceText({
      vendor: vlnv?.vendor,
      version: vlnv?.version,
      name,
      description: source.description ?? source.title,
      width: source.bus.dataWidth,
      peripherals: [peripheralElement({ name, baseAddress: 0n, map })],
    });
    return { files: [{ path: `${name}.svd`, content }], diagnostics: losses.diagnostics() };
  },
};
