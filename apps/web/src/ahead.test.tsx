import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ahead } from './ahead.ts';

afterEach(cleanup);

const Page = () => <p>the page</p>;
const shown = (Component: React.ComponentType) => (
  <Suspense fallback={<p>waiting</p>}>
    <Component />
  </Suspense>
);

it('shows what was asked for ahead at once, and asks for the rest when it is shown', async () => {
  let asked = 0;
  const { component, load } = ahead(() => {
    asked += 1;
    return Promise.resolve({ default: Page });
  });
  await load();
  render(shown(component));
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByText('the page')).toBeTruthy();
  expect(asked).toBe(1);
});

it('waits where nobody has asked', async () => {
  const { component } = ahead(() => Promise.resolve({ default: Page }));
  render(shown(component));
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('the page')).toBeTruthy();
});
