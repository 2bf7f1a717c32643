import posthog from 'posthog-js';

globalThis.bench = {
  start: () =>
    new Promise((resolve) => {
      posthog.init('phc_bench', {
        api_host: location.origin,
        autocapture: false,
        capture_pageview: false,
        capture_pageleave: false,
        disable_session_recording: true,
        disable_surveys: true,
        advanced_disable_flags: true,
        disable_external_dependency_loading: true,
        // It takes a browser without a window for a robot, and drops what that does.
        opt_out_useragent_filter: true,
        // Its limiter drops what a burst brings: lifted, so that all clients carry the same.
        rate_limiting: { events_per_second: 1e9, events_burst_limit: 1e9 },
        loaded: () => resolve(),
      });
    }),
  track: (payload) => posthog.capture('add_to_cart', payload),
};
