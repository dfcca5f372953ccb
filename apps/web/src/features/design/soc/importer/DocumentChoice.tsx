import { Form, Select } from 'antd';
import { readDocument } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { descriptorOf } from '../../palette/index.ts';
import type { ImportReply } from './importCall.ts';

interface Props {
  reply: ImportReply;
  soc: string | undefined;
  busy: boolean;
  onChoose(module: string | undefined): void;
}

/** Which of the modules is taken apart into a SoC document, and what that gives. */
export function DocumentChoice({ reply, soc, busy, onChoose }: Props) {
  const { t } = useTranslation('soc');
  const modules = reply.modules.toSorted((a, b) => Number(a.instantiated) - Number(b.instantiated));
  const names = reply.designs ?? modules.flatMap((module) => descriptorOf(module)?.module ?? []);
  if (names.length === 0) return null;
  const hint = reply.designs ? t('import.designHint') : t('import.asDocumentHint');
  return (
    <Form layout="vertical">
      <Form.Item
        label={t('import.asDocument')}
        htmlFor="import-soc"
        extra={reply.document ? <Summary document={reply.document} /> : hint}
      >
        <Select
          id="import-soc"
          allowClear
          showSearch
          loading={busy}
          placeholder={t('import.blocksAlone')}
          value={soc}
          options={names.map((value) => ({ value }))}
          onChange={onChoose}
        />
      </Form.Item>
    </Form>
  );
}

function Summary({
  document: { name, text, blocks, path },
}: {
  document: NonNullable<ImportReply['document']>;
}) {
  const { t } = useTranslation('soc');
  const { document } = readDocument(text, name);
  const count = Object.keys(document?.instances ?? {}).length;
  const links = document?.interfaceConnections.length ?? 0;
  const found = t('import.found', { count, links, added: blocks.length });
  return (
    <>
      {found} {path === null ? t('import.becomesNew') : t('import.becomesEdit', { path })}
    </>
  );
}
