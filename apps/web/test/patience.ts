import { configure } from '@testing-library/react';

// A busy machine draws late; what never comes is told by the limit of the test.
configure({ asyncUtilTimeout: 60_000 });
