import { decoders } from '@netloom/waves';
import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ScopeProposal } from './crawl.ts';
import '../transactions.css';

interface Props {
  proposals: ScopeProposal[];
  searching: boolean;
  chosen: ScopeProposal | null;
  onChoose: (proposal: ScopeProposal) => void;
}

/** Interfaces that the names of signals tell; a click fills the form. */
export function ProposalList({ proposals, searching, chosen, onChoose }: Props) {
  const { t } = useTranslation('waves');
  return (
    <section className="nl-wave-transactions-proposals" aria-label={t('transactions.found')}>
      <h4>
        {t('transactions.found')}
        {searching && <Spin size="small" />}
      </h4>
      {!searching && proposals.length === 0 && (
        <p className="nl-wave-transactions-dim">{t('transactions.noneFound')}</p>
      )}
      <ul>
        {proposals.map((proposal) => {
          const { scope, name, setup, missing } = proposal;
          return (
            <li key={`${scope} ${setup.decoder} ${name}`}>
              <button type="button" aria-pressed={proposal === chosen} onClick={() => onChoose(proposal)}>
                <b>{decoders.find(({ id }) => id === setup.decoder)?.name}</b>
                <span className="nl-wave-transactions-interface">{name}</span>
                <span className="nl-wave-transactions-scope" title={scope}>
                  {scope}
                </span>
                {missing.length > 0 && <i>{t('transactions.stillMissing', { names: missing.join(', ') })}</i>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
