export { videoProviders, type VideoProvider } from './providers.js';
export { readVideoFrame, type VideoFrame } from './read-frame.js';
export { readVideoPlayer, type VideoPlayer } from './read-player.js';
