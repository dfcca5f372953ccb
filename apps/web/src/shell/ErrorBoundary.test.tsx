import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../test/withTexts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

afterEach(cleanup);

function failing(message: string): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Screen(): never {
    throw new TypeError(message);
  }
  render(
    <WithTexts>
      <ErrorBoundary place="/charts/keyboard">
        <Screen />
      </ErrorBoundary>
    </WithTexts>,
  );
}

it.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/CanvasScreen-abc.js',
  'error loading dynamically imported module: http://localhost/assets/CanvasScreen-abc.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/CanvasScreen-abc.css',
])('a screen whose program does not come offers to load the page again: %s', (message) => {
  failing(message);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('a screen that fails by itself says what failed, and can be tried again', () => {
  failing('Cannot read properties of undefined');
  expect(screen.getByText('Cannot read properties of undefined')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
