import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Providers } from './Providers.tsx';
import { Pages } from './Pages.tsx';
import { startI18n } from './i18n.ts';
import { applyCssVariables, useSize, useTheme } from './theme/index.ts';
import './theme/base.css';

/** A function: with a module that waits (top-level await) the bundler joins no files that are always loaded together. */
async function start(): Promise<void> {
  const { dark, colour } = useTheme.getState();
  applyCssVariables(dark, colour, useSize.getState().size);
  await startI18n();
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Providers>
          <Pages />
        </Providers>
      </BrowserRouter>
    </StrictMode>,
  );
}

void start();
