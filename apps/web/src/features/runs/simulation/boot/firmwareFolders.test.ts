import { expect, it } from 'vitest';
import { firmwareFolders } from './firmwareFolders.ts';

const file = (filePath: string) => ({
  filePath,
  fileName: '',
  fileNameType: 4,
  fileSize: 0,
  createFileTime: '',
  updateFileTime: '',
});

it('lists folders of C sources once, those beside the design first, without what is generated', () => {
  const files = [
    'sw/nano/a.c',
    'demo/sw/hello/main.c',
    'demo/sw/hello/line.c',
    'cores/x/sw/delay.c',
    'demo/cores/y/sw/delay.c',
    'a.cc',
    'gen/soc/b.c',
  ];
  expect(firmwareFolders(files.map(file), 'demo/processor.soc.json')).toEqual(['demo/sw/hello', 'sw/nano']);
});
