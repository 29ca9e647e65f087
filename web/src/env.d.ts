/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Whether the scenes for screenshots are built in. */
declare const __SCENES__: boolean;
