import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDept, useDesign } from '../session/index.ts';
import { Entrance } from './Entrance.tsx';
import { SessionContext } from './SessionContext.ts';
import type { MenuNode } from './menuTree.ts';

const node = (id: number, path: string, hidden = false): MenuNode => ({
  ...{ id, path, hidden, titleKey: '', title: '', icon: '', screen: null, url: null, affix: false },
  children: [],
});
const tree = [node(1, '/charts/keyboard'), node(2, '/profile/index', true), node(3, '/project/list')];

/** Every address that the shell was drawn at. */
let drawn: string[] = [];
afterEach(cleanup);
beforeEach(() => {
  drawn = [];
  useDept.setState({ deptId: 1 });
  useDesign.setState({ designId: undefined });
});

function Shell() {
  const { pathname, search } = useLocation();
  drawn.push(pathname + search);
  return <p>shell</p>;
}

async function enter(address: string): Promise<string[]> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionContext value={{ tree } as never}>
        <Entrance>
          <Shell />
        </Entrance>
      </SessionContext>
    </MemoryRouter>,
  );
  await screen.findByText('shell');
  return [...new Set(drawn)];
}

it.each([
  ['/', '/charts/keyboard'],
  ['/dashboard?x=1', '/charts/keyboard?x=1'],
  ['/charts/keyboard?canvas=2&block=uart0', '/charts/keyboard?canvas=2&block=uart0'],
  ['/redirect/charts/keyboard?canvas=2', '/charts/keyboard?canvas=2'],
  ['/redirect/dashboard', '/charts/keyboard'],
  ['/redirect/nowhere', '/error/404'],
  ['/nowhere?x=1', '/error/404'],
  ['/RTL/edit', '/error/401?path=%2FRTL%2Fedit'],
])('a session that begins at %s is drawn at %s alone', async (address, shown) => {
  expect(await enter(address)).toEqual([shown]);
});

it('goes on with the design of the last time, unless the address names one', async () => {
  useDesign.setState({ designId: 7 });
  expect(await enter('/')).toEqual(['/charts/keyboard?canvas=7']);
});

it('begins at the profile for who works in no project', async () => {
  useDept.setState({ deptId: null });
  expect(await enter('/dashboard')).toEqual(['/profile/index']);
});
