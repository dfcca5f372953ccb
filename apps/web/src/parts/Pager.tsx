import { PAGE_SIZES } from '@netloom/contract';
import { Pagination, Select } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { resized } from './pages.ts';
import type { PageOfList } from './pages.ts';
import { scrollToTop } from './scrollToTop.ts';
import './parts.css';

interface PagerProps extends PageOfList {
  total: number;
  onChange: (page: PageOfList) => void;
  /** Scrolls the surroundings to their top when the page changes. */
  autoScroll?: boolean;
}

/** Total, page size, previous, pages, next, jump: in this order. */
export function Pager({ total, page, limit, onChange, autoScroll = true }: PagerProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  function change(next: PageOfList) {
    onChange(next);
    if (autoScroll) scrollToTop(place.current);
  }
  return (
    <nav className="nl-pager" aria-label={t('pager.pages')} ref={place}>
      <span className="nl-pager-total">{t('pager.total', { count: total })}</span>
      <Select
        size="small"
        aria-label={t('pager.sizes')}
        value={limit}
        options={PAGE_SIZES.map((count) => ({ value: count, label: t('pager.size', { count }) }))}
        onChange={(size) => change(resized({ page, limit }, size))}
      />
      <Pagination
        size="small"
        total={total}
        current={page}
        pageSize={limit}
        showSizeChanger={false}
        showQuickJumper
        showLessItems
        onChange={(next) => change({ page: next, limit })}
      />
    </nav>
  );
}
