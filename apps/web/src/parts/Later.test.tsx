import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Later } from './Later.tsx';

afterEach(cleanup);

it('leaves out of the first pass what is looked at second, and shows it by itself afterwards', () => {
  const page = (
    <p>
      diagram <Later>and panels</Later>
    </p>
  );
  expect(renderToString(page)).toBe('<p>diagram </p>');
  render(page);
  expect(screen.getByText('diagram and panels')).toBeDefined();
});
