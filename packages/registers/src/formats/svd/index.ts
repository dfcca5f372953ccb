import { splitVlnv } from '@netloom/model';
import { readableOutput } from '../../readBack/readableOutput.ts';
import { deviceText } from './writeDevice.ts';
import { svdReader } from './reader.ts';
import { peripheralElement } from './writePeripheral.ts';

export { deviceText } from './writeDevice.ts';
export { peripheralElement } from './writePeripheral.ts';

export const svdOutput = readableOutput({
  id: 'svd',
  title: 'CMSIS-SVD',
  language: 'xml',
  reader: svdReader,
  write(map) {
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
    return { files: [{ path: `${name}.svd`, content }], diagnostics: [] };
  },
});
