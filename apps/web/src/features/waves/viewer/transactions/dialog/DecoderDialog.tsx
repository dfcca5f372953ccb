import { decoders } from '@netloom/waves';
import type { DecoderSetup } from '@netloom/waves';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../../announce.ts';
import type { Dump } from '../../useDump.ts';
import type { TransactionsRow, ViewState } from '../../view/model.ts';
import { leadRow } from '../../view/select.ts';
import type { ScopeProposal } from './crawl.ts';
import { DecoderFields } from './DecoderFields.tsx';
import { ProposalList } from './ProposalList.tsx';
import { useDecoderForm } from './useDecoderForm.ts';
import { useProposals } from './useProposals.ts';
import '../transactions.css';

interface Props {
  dump: Dump;
  view: ViewState;
  /** The decoder that is changed; null: a new one. */
  row: TransactionsRow | null;
  onApply: (name: string, setup: DecoderSetup) => void;
  onClose: () => void;
}

/** The scope of the selected signal, where interfaces are looked for first. */
function scopeOf(view: ViewState): string {
  const lead = leadRow(view);
  const path = lead?.kind === 'signal' ? lead.parts[0]!.path : '';
  return path.split('.').slice(0, -1).join('.');
}

function titleOf({ name, scope, setup }: ScopeProposal): string {
  const decoder = decoders.find(({ id }) => id === setup.decoder)!;
  return `${decoder.name} ${name || (scope.split('.').at(-1) ?? '')}`.trim();
}

/** Chooses a protocol and the signals of its roles, from what is found in the dump or by hand. */
export function DecoderDialog({ dump: { data }, view, row, onApply, onClose }: Props) {
  const { t } = useTranslation('waves');
  const [wanted] = useState(() => scopeOf(view));
  const { proposals, searching } = useProposals(data, wanted);
  const form = useDecoderForm(row?.name ?? '', row?.decoder);
  const [chosen, setChosen] = useState<ScopeProposal | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { fields, decoder, missing } = form;

  function choose(proposal: ScopeProposal) {
    setChosen(proposal);
    setError(undefined);
    form.fill(titleOf(proposal), proposal.setup);
  }

  async function apply() {
    setBusy(true);
    try {
      await data.decode(form.setup, { form: 'one', index: 0 });
      onApply(fields.name.trim() || decoder.name, form.setup);
    } catch (reason) {
      setError(errorText(reason));
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      width={920}
      title={t(row ? 'transactions.change' : 'transactions.addTitle')}
      okText={t(row ? 'dialog.apply' : 'transactions.addRow')}
      okButtonProps={{ disabled: missing.length > 0 }}
      confirmLoading={busy}
      onOk={() => void apply()}
      onCancel={onClose}
    >
      <div className="nl-wave-transactions-dialog" onKeyDown={(event) => event.stopPropagation()}>
        <ProposalList proposals={proposals} searching={searching} chosen={chosen} onChoose={choose} />
        <section className="nl-wave-transactions-form">
          <DecoderFields data={data} form={form} />
          {error !== undefined && <Alert type="error" showIcon title={error} />}
        </section>
      </div>
    </Modal>
  );
}
