export { createContentWriter } from './content.js';
export { createPipelineClient, createPipelineSender } from './pipeline-client.js';
export { pipelineRoutes } from './pipeline-routes.js';
