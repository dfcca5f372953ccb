import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// A busy machine draws late; what never comes is told by the limit of the test.
configure({ asyncUtilTimeout: 60_000 });

// Files of tests share what npm brings; modules of ours, and what is mocked in their place, are each file's own.
vi.resetModules();
