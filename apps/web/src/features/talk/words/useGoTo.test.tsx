import { cleanup, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useDept } from '../../../session/index.ts';
import { SessionContext } from '../../../shell/SessionContext.ts';
import { useGoTo } from './useGoTo.ts';

afterEach(cleanup);

const session = { departments: [{ deptId: 1 }, { deptId: 2 }] } as never;

function Ways() {
  const goTo = useGoTo();
  return (
    <>
      {[null, 1, 2, 3].map((deptId) => (
        <button key={deptId} type="button" onClick={() => goTo({ address: `/at/${deptId}`, deptId })}>
          to {String(deptId)}
        </button>
      ))}
      <p>{useLocation().pathname}</p>
    </>
  );
}

it.each([
  ['null', '/at/null'],
  ['1', '/at/1'],
  ['2', '/'],
  ['3', '/'],
])('goes to a screen of project %s at once, or not: another project is entered by choice', (to, path) => {
  useDept.setState({ deptId: 1 });
  render(
    <App>
      <MemoryRouter>
        <SessionContext value={session}>
          <Ways />
        </SessionContext>
      </MemoryRouter>
    </App>,
  );
  screen.getByText(`to ${to}`).click();
  return expect(screen.findByText(path)).resolves.toBeTruthy();
});
