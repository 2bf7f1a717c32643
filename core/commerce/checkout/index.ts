export { controlProblem, type ControlFacts } from './control-problem.js';
export { liveHeader, postForm } from './post-form.js';
