import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { EmptyMenu } from './EmptyMenu.tsx';

it('leads to where a project is made or joined', () => {
  render(
    <MemoryRouter>
      <EmptyMenu />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/profile/index?tab=projects');
});
