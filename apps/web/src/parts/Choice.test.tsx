import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Choice } from './Choice.tsx';

afterEach(cleanup);

it('offers every option by its name, and tells which one was chosen', async () => {
  const chosen: string[] = [];
  render(
    <Choice
      label="Language"
      icon={null}
      value="en"
      options={[
        { value: 'en', label: 'English' },
        { value: 'ja', label: '日本語' },
      ]}
      onChoose={(value) => chosen.push(value)}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '日本語');
  expect(chosen).toEqual(['ja']);
});
