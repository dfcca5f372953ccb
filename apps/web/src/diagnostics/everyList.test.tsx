import type { DocumentCheck } from '@netloom/contract';
import type { Diagnostic } from '@netloom/model';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../test/withTexts.tsx';
import ExportDialog from '../features/design/soc/exporter/ExportDialog.tsx';
import { ImportPreview } from '../features/design/soc/importer/ImportPreview.tsx';
import { MessageList } from '../features/design/registers/bottom/MessageList.tsx';
import { DocumentProblems } from '../features/files/git/check/DocumentProblems.tsx';
import { Problems } from '../features/waves/drawing/Problems.tsx';

afterEach(cleanup);

const diagnostics: Diagnostic[] = [
  {
    ...{ code: 'DOC-LENGTH', severity: 'error', message: 'too long' },
    wording: { key: 'DOC-LENGTH', values: {} },
  },
];
const check = {
  unchecked: null,
  problems: [{ path: 'a.soc.json', origin: 'mine', count: 1, diagnostics }],
} as unknown as DocumentCheck;

vi.mock(import('@netloom/soc/interchange'), async (original) => ({
  ...(await original()),
  exportDocument: () => ({ files: [], diagnostics }),
}));
const imported = { modules: [], diagnostics, saved: [] };

it.each<[string, () => ReactElement]>([
  ['a drawing', () => <Problems diagnostics={diagnostics} />],
  ['a description of registers', () => <MessageList diagnostics={diagnostics} />],
  ['a design in another format', () => <ExportDialog />],
  ['an imported source', () => <ImportPreview reply={imported} chosen={[]} onChoose={() => undefined} />],
  ['what git brings', () => <DocumentProblems check={check} />],
])('what is wrong with %s is said in the language of the reader', (_, list) => {
  render(<WithTexts sentences={{ 'DOC-LENGTH': '文件过长' }}>{list()}</WithTexts>);
  expect(screen.getByTitle('too long').textContent).toBe('文件过长');
});
