import { describe, expect, it } from 'vitest';
import {
  addLinChannel,
  checkLin,
  duplicateLinChannel,
  linDefaults,
  moveLinChannel,
  removeLinChannel,
  renameLinChannel,
  setLinChannel,
  setLinGeneral,
} from './index.ts';

const names = (lin: ReturnType<typeof linDefaults>) =>
  lin.channels.map(({ name }) => name.replace('LinChannel_', ''));

describe('edits of LIN', () => {
  it('add, copy, move and remove channels', () => {
    const four = addLinChannel(linDefaults());
    expect(names(four)).toEqual(['0', '1', '2', '3']);
    expect(names(moveLinChannel(four, 3, 0))).toEqual(['3', '0', '1', '2']);
    expect(names(moveLinChannel(four, 0, 4))).toEqual(['0', '1', '2', '3']);
    expect(names(removeLinChannel(four, 1))).toEqual(['0', '2', '3']);
    expect(names(addLinChannel(removeLinChannel(four, 1)))).toEqual(['0', '2', '3', '1']);
    expect(names(duplicateLinChannel(four, 1))).toEqual(['0', '1', '4', '2', '3']);
  });

  it('copy neither id nor peripheral, and take a name nobody has', () => {
    let lin = setLinChannel(renameLinChannel(linDefaults(), 0, 'Door'), 0, 'LinChannelId', 7);
    lin = setLinChannel(setLinChannel(lin, 0, 'LinHwChannel', 'USART1'), 0, 'LinChannelBaudRate', 19200);
    lin = duplicateLinChannel(lin, 0);
    expect(lin.channels[1]).toEqual({ name: 'Door_1', settings: { LinChannelBaudRate: 19200 } });
    expect(checkLin({ lin })).toEqual([]);
  });

  it('store nothing that is a default', () => {
    let lin = setLinGeneral(linDefaults(), 'LinIndex', 4);
    expect(lin.general).toEqual({ LinIndex: 4 });
    lin = setLinGeneral(lin, 'LinIndex', 0);
    lin = setLinChannel(lin, 1, 'LinChannelBaudRate', 19200);
    lin = setLinChannel(setLinChannel(lin, 1, 'LinChannelBaudRate', 9600), 2, 'LinChannelId', 2);
    lin = setLinChannel(setLinChannel(lin, 0, 'LinClockRef', '/A/B'), 0, 'LinClockRef', undefined);
    expect(lin).toEqual(linDefaults());
  });
});
