import { answerTasks } from '../../../inWorker/answerTasks.ts';
import { changesOf } from './changesOf.ts';
import { bindingAt, rankOf, ReadCoverage, summaryOf, textOf } from './readCoverage.ts';
import type { CoverageData } from './readCoverage.ts';
import type { Question } from './question.ts';

answerTasks(({ data, question }: { data: CoverageData; question: Question }) => {
  const coverage = new ReadCoverage(data);
  switch (question.ask) {
    case 'summary':
      return summaryOf(coverage);
    case 'paths':
      return [...coverage.files.keys()];
    case 'file':
      return {
        points: coverage.files.get(question.path) ?? [],
        excluded: coverage.excludedOf(question.path),
      };
    case 'rank':
      return rankOf(coverage, data.simulations);
    case 'changes':
      return changesOf(coverage, question);
    case 'text':
      return textOf(coverage, question.format, question.titles, data);
    default:
      return bindingAt(coverage, question.path, question.point, question.source) ?? null;
  }
});
