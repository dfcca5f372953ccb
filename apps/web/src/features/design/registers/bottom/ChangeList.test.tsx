import { RegisterMap } from '@netloom/model';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';
import { changes } from '../../../../locales/zh/checks/registers/changes.ts';
import { ChangeList } from './ChangeList.tsx';

afterEach(cleanup);

const map = (name: string, reset?: string) =>
  RegisterMap.parse({
    ...{ netloom: 'registers', version: 1, name: 'block' },
    children: [{ kind: 'register', name, offset: 0, fields: [{ name: 'EN', lsb: 0, reset }] }],
  });

it('what changed between two versions is said in the language of the reader', () => {
  render(
    <WithTexts sentences={changes}>
      <ChangeList before={map('CTRL')} after={map('CONTROL', '1')} />
    </WithTexts>,
  );
  expect(screen.getAllByRole('button').map(({ title }) => title)).toEqual([
    'CONTROL 由 CTRL 更名而来',
    'CONTROL.EN 的复位值由 无 改为 0x1',
  ]);
});
